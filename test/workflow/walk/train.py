"""Trains a small RoBERTa on notes as a user would: python train.py NOTES_FOLDER TEXT_FIELD EPOCHS OUT_FOLDER."""

import json
import pathlib
import sys

import torch
from tokenizers import ByteLevelBPETokenizer
from transformers import RobertaConfig, RobertaForMaskedLM, RobertaTokenizerFast

folder, field, epochs, out = sys.argv[1], sys.argv[2], int(sys.argv[3]), sys.argv[4]
torch.manual_seed(0)
torch.set_num_threads(1)
lines = [line for path in sorted(pathlib.Path(folder).rglob("*.jsonl")) for line in path.read_text("utf-8").splitlines()]
texts = [json.loads(line)[field] for line in lines if line.strip()]

bpe = ByteLevelBPETokenizer()
bpe.train_from_iterator(texts, vocab_size=1500, special_tokens=["<s>", "<pad>", "</s>", "<unk>", "<mask>"], show_progress=False)
pathlib.Path(out).mkdir(parents=True)
bpe.save_model(out)
tokenizer = RobertaTokenizerFast.from_pretrained(out, model_max_length=96)
tokenizer.save_pretrained(out)

network = RobertaForMaskedLM(
    RobertaConfig(
        vocab_size=len(tokenizer), hidden_size=64, num_hidden_layers=2, num_attention_heads=4, intermediate_size=256,
        max_position_embeddings=98, type_vocab_size=1, hidden_dropout_prob=0.0, attention_probs_dropout_prob=0.0,
    )
)
optimizer = torch.optim.AdamW(network.parameters(), lr=4e-3)
tokenized = sorted((tokenizer(text, truncation=True)["input_ids"] for text in texts), key=len)
batches = [tokenized[at : at + 32] for at in range(0, len(tokenized), 32)]
steps = epochs * len(batches)
schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, 4e-3, total_steps=steps)
for step in range(steps):
    batch = batches[torch.randint(len(batches), (1,)).item()]
    width = max(map(len, batch))
    ids = torch.tensor([one + [tokenizer.pad_token_id] * (width - len(one)) for one in batch])
    is_word = ids > 4
    is_masked = is_word & (torch.rand(ids.shape) < 0.25)
    if not is_masked.any():
        continue
    labels = ids.masked_fill(~is_masked, -100)
    inputs = ids.masked_fill(is_masked, tokenizer.mask_token_id)
    loss = network(inputs, attention_mask=(ids != tokenizer.pad_token_id).long(), labels=labels).loss
    optimizer.zero_grad()
    loss.backward()
    torch.nn.utils.clip_grad_norm_(network.parameters(), 1.0)
    optimizer.step()
    schedule.step()
network.eval().save_pretrained(out)
print(f"{len(texts)} texts, {steps} steps, loss {loss.item():.2f}")
