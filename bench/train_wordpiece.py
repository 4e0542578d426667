"""Trains a small BERT with a WordPiece vocabulary on a folder of text files: python train_wordpiece.py NOTES_FOLDER OUT_FOLDER VOCABULARY EPOCHS."""

import pathlib
import sys

import torch
from tokenizers import BertWordPieceTokenizer
from transformers import BertConfig, BertForMaskedLM, BertTokenizerFast

folder, out, vocabulary, epochs = sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])
torch.manual_seed(0)
torch.set_num_threads(1)
notes = [path.read_text("utf-8") for path in sorted(pathlib.Path(folder).rglob("*.txt"))]
texts = [line for note in notes for line in note.splitlines() if line.strip()]

pieces = BertWordPieceTokenizer(lowercase=False, strip_accents=False)
pieces.train_from_iterator(texts, vocab_size=vocabulary, min_frequency=2, show_progress=False)
pathlib.Path(out).mkdir(parents=True)
pieces.save_model(out)
tokenizer = BertTokenizerFast.from_pretrained(out, do_lower_case=False, strip_accents=False, model_max_length=96)
tokenizer.save_pretrained(out)

network = BertForMaskedLM(
    BertConfig(
        vocab_size=len(tokenizer), hidden_size=64, num_hidden_layers=2, num_attention_heads=4, intermediate_size=256,
        max_position_embeddings=98, type_vocab_size=1, hidden_dropout_prob=0.0, attention_probs_dropout_prob=0.0,
    )
)
optimizer = torch.optim.AdamW(network.parameters(), lr=4e-3)
tokenized = sorted((tokenizer(text, truncation=True)["input_ids"] for text in texts), key=len)
batches = [tokenized[at : at + 32] for at in range(0, len(tokenized), 32)]
steps = epochs * len(batches)
schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, 4e-3, total_steps=steps)
special = torch.tensor(tokenizer.all_special_ids)
for step in range(steps):
    batch = batches[torch.randint(len(batches), (1,)).item()]
    width = max(map(len, batch))
    ids = torch.tensor([one + [tokenizer.pad_token_id] * (width - len(one)) for one in batch])
    is_masked = ~torch.isin(ids, special) & (torch.rand(ids.shape) < 0.2)
    if not is_masked.any():
        continue
    inputs = ids.masked_fill(is_masked, tokenizer.mask_token_id)
    hidden = network.bert(inputs, attention_mask=(ids != tokenizer.pad_token_id).long()).last_hidden_state
    # The vocabulary is what costs: it is scored where something is to be predicted, and nowhere else.
    loss = torch.nn.functional.cross_entropy(network.cls(hidden[is_masked]), ids[is_masked])
    optimizer.zero_grad()
    loss.backward()
    torch.nn.utils.clip_grad_norm_(network.parameters(), 1.0)
    optimizer.step()
    schedule.step()
network.eval().save_pretrained(out)
print(f"{len(texts)} lines, {len(tokenizer)} entries, {steps} steps, loss {loss.item():.2f}")
