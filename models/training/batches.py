"""Token sequences, batches of equal length, and masks. Everything random comes from a generator that is handed in."""

import numpy as np

from corpus import split_lines, split_sentences
from tokenizer import BOS, EOS, FIRST_ORDINARY_ID, MASK, MAX_TOKENS, PAD

SHORTEST_SENTENCE = 4  # tokens; shorter ones ("Beleid:") leave nothing to predict from
IGNORED = -100  # label of a position that has no loss


class Sequences:
    """A corpus as token ids, in two views.

    `sentences` holds each different sentence once, alone, as `<s> … </s>`: so it is probed later, at the same positions.
    `packs(rng)` holds the whole running text, lines of one note joined by line feeds, up to `pack_length` tokens; where a
    note is cut differs from call to call.
    """

    def __init__(self, notes, tokenizer, pack_length):
        self.pack_length = pack_length
        lines = [split_lines(note) for note in notes]
        self.note_lines = [[_encode(tokenizer, line) for line in note] for note in lines]
        different = dict.fromkeys(sentence for note in lines for line in note for sentence in split_sentences(line))
        encoded = (_encode(tokenizer, sentence)[: MAX_TOKENS - 2] for sentence in different)
        self.sentences = [[BOS, *ids, EOS] for ids in encoded if len(ids) >= SHORTEST_SENTENCE]
        self.line_feed = _encode(tokenizer, "\n")

    @property
    def token_count(self):
        """Tokens of the running text, without specials and line feeds."""
        return sum(len(line) for note in self.note_lines for line in note)

    def packs(self, rng):
        room = self.pack_length - 2
        for note in self.note_lines:
            pack, limit = [], int(rng.integers(room // 4, room + 1))
            for line in note:
                line = line[:room]
                if pack and len(pack) + len(self.line_feed) + len(line) > limit:
                    yield [BOS, *pack, EOS]
                    pack, limit = [], room
                pack = [*pack, *self.line_feed, *line] if pack else line
            if pack:
                yield [BOS, *pack, EOS]

    def epoch(self, rng, batch_tokens):
        """One pass over both views as a shuffled list of batches, arrays `[sequences, longest]` of token ids."""
        return make_batches([*self.sentences, *self.packs(rng)], rng, batch_tokens)


def make_batches(sequences, rng, batch_tokens):
    """Sequences of like length together, padded to the longest, at most `batch_tokens` positions a batch; in random order."""
    shuffled = rng.permutation(len(sequences))
    by_length = sorted(shuffled, key=lambda index: len(sequences[index]))  # stable: random within a length
    groups, group = [], []
    for index in by_length:
        if group and (len(group) + 1) * len(sequences[index]) > batch_tokens:
            groups.append(group)
            group = []
        group.append(index)
    groups.append(group)
    return [_pad([sequences[index] for index in groups[at]]) for at in rng.permutation(len(groups))]


def mask_tokens(batch, rng, rate, vocab_size, always=False):
    """Masked input and labels, both shaped as `batch`; labels are IGNORED where nothing is to be predicted.

    Of the chosen positions 80 % become the mask, 10 % a random token, 10 % stay (Devlin et al. 2019); all become the mask
    if `always`, as when measuring.
    """
    chosen = (rng.random(batch.shape) < rate) & (batch >= FIRST_ORDINARY_ID)
    labels = np.where(chosen, batch, IGNORED)
    kind = rng.random(batch.shape)
    random_ids = rng.integers(FIRST_ORDINARY_ID, vocab_size, batch.shape)
    masked = np.where(chosen & (always | (kind < 0.8)), MASK, batch)
    if not always:
        masked = np.where(chosen & (kind >= 0.9), random_ids, masked)
    return masked, labels


def _encode(tokenizer, text):
    return tokenizer.encode(text, add_special_tokens=False).ids


def _pad(sequences):
    batch = np.full((len(sequences), max(map(len, sequences))), PAD, dtype=np.int64)
    for row, ids in enumerate(sequences):
        batch[row, : len(ids)] = ids
    return batch
