"""Pre-trains a small BERT by masked words on Spanish text, since no hub's can be reached: python train_encoder.py --data DATA --notes NOTES --out OUT"""

import torch
from tokenizers import Tokenizer, decoders, models, normalizers, pre_tokenizers, processors, trainers
from torch import nn
from transformers import BertConfig, BertForMaskedLM, BertTokenizerFast

from plain_text import plain_lines
from setting import SEED, arguments, settle, tell, whole_folder

VOCABULARY, WINDOW, BATCH, PASSES, RATE, MASKED = 6000, 128, 16, 2, 1.5e-3, 0.2
SIZE = {"hidden_size": 128, "num_hidden_layers": 3, "num_attention_heads": 4, "intermediate_size": 512}
SPECIAL = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]"]
PAD, UNK, CLS, SEP, MASK = range(5)


def train_tokenizer(lines):
    """A cased WordPiece vocabulary that keeps accents."""
    tokenizer = Tokenizer(models.WordPiece(unk_token="[UNK]"))
    tokenizer.normalizer = normalizers.BertNormalizer(lowercase=False, strip_accents=False)
    tokenizer.pre_tokenizer = pre_tokenizers.BertPreTokenizer()
    tokenizer.decoder = decoders.WordPiece()
    tokenizer.train_from_iterator(lines, trainers.WordPieceTrainer(vocab_size=VOCABULARY, special_tokens=SPECIAL, show_progress=False))
    tokenizer.post_processor = processors.TemplateProcessing(
        single="[CLS] $A [SEP]", pair="[CLS] $A [SEP] $B:1 [SEP]:1", special_tokens=[("[CLS]", CLS), ("[SEP]", SEP)]
    )
    return BertTokenizerFast(tokenizer_object=tokenizer, do_lower_case=False, strip_accents=False, model_max_length=WINDOW)


def masked(ids, generator):
    """Inputs, and which positions are to be predicted: of those 8 in 10 are masked, 1 is another piece, 1 stays."""
    chosen = (torch.rand(ids.shape, generator=generator) < MASKED) & (ids > MASK)
    how = torch.rand(ids.shape, generator=generator)
    inputs = torch.where(chosen & (how < 0.8), MASK, ids)
    others = torch.randint(len(SPECIAL), VOCABULARY, ids.shape, generator=generator)
    return torch.where(chosen & (how >= 0.9), others, inputs), chosen


def main():
    given = arguments(__doc__, notes="folder of generated notes")
    settle()
    lines = plain_lines(given.data, given.notes)
    tokenizer = train_tokenizer(lines)
    stream = [piece for pieces in tokenizer(lines, add_special_tokens=False)["input_ids"] for piece in pieces]
    size = WINDOW - 2
    windows = torch.tensor([[CLS, *stream[at : at + size], SEP] for at in range(0, len(stream) - size, size)])
    model = BertForMaskedLM(BertConfig(vocab_size=len(tokenizer), max_position_embeddings=WINDOW, pad_token_id=PAD, **SIZE))
    tell(f"{len(stream)} pieces, {len(windows)} windows, {sum(weight.numel() for weight in model.parameters())} weights")
    steps = len(windows) // BATCH * PASSES
    optimizer = torch.optim.AdamW(model.parameters(), lr=RATE, weight_decay=0.01)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, RATE, total_steps=steps, pct_start=0.1)
    generator = torch.Generator().manual_seed(SEED)
    model.train()
    step, total = 0, 0.0
    for _ in range(PASSES):
        for batch in torch.randperm(len(windows), generator=generator).split(BATCH):
            if len(batch) < BATCH:
                continue
            ids = windows[batch]
            inputs, chosen = masked(ids, generator)
            scores = model.cls(model.bert(inputs).last_hidden_state[chosen])
            loss = nn.functional.cross_entropy(scores, ids[chosen])
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimizer.step()
            schedule.step()
            step, total = step + 1, total + loss.item()
            if step % 100 == 0:
                tell(f"batch {step} of {steps}: {total / 100:.3f} nats a masked piece")
                total = 0.0
    with whole_folder(given.out) as folder:
        model.save_pretrained(folder)
        tokenizer.save_pretrained(folder)


if __name__ == "__main__":
    main()
