"""Texts that tokenizers are compared on: made-up notes in several scripts, and seeded random Unicode."""

import random
import unicodedata

WRITTEN = [
    "",
    " ",
    "  \n ",
    "Mevrouw Jansen-de Boer (78 jr) kwam op 3-4-2021 om 14:05u bij dr. O'Brien.",
    "mevrouw jansen is OPGENOMEN  met   drie spaties\ten een tab",
    "regel een\nregel twee\r\nregel drie\r\n\r\nregel vijf",
    "Zoë, José en Çağla zagen ÉÉN café; coördinatie geëindigd",
    "Zoe\u0308 en Jose\u0301 schreven cafe\u0301 met losse accenten e\u0301\u0323 q\u0307",
    "Éte\u0301 İstanbul ẞtraße ΣΊΣΥΦΟΣ ὈΔΥΣΣΕΎΣ",
    "½ ¼ ﬁets ﬂes … № ™ ① Ａ ㎏ ㈱ ｶﾞ が",
    "東京に住んでいます。我叫王小明。한국어 문장입니다",
    "𠮷野家 𝒜𝓑 𝟘𝟙 🙂 👩‍👩‍👧 🇳🇱 ☎️ 👍🏽",
    "שלום עולם العربية مُحَمَّد नमस्ते สวัสดี ကို",
    "zero\u200bwidth join\u200der bom\ufeff soft\u00adhyphen nbsp\u00a0hier thin\u2009space line\u2028sep",
    "control\u0000een\u0001twee\u001bdrie\u0085vier\u009fvijf\ufffdzes",
    "\u0301begint met een accent",
    "a\u0300\u0316\u0317b \u0344 \u1100\u1161\u11a8 각",
    "e-mail: a.b@c.nl, https://x.y/z?q=1&r=2#s {json: [1, 2.5e-3]}",
    "'s ochtends don't I'm we'll they've he'd ''' \"'t\"",
    "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
    "123456789 1.234,56 ½ ٣٤ Ⅷ ²",
    "_onder_streep_ a_b ‿ x\u200cy ~^`|<>$+= ¡¿«»—–",
    "▁Jan ▁▁ ##en Ġ ĠJan </w> <0x41>",
    "<mask>",
    "Jan <mask> arts",
    "Jan<mask>arts",
    "Jan  <mask>  arts <mask>\n<mask>.",
]

WITH_SPECIALS = [
    "Jan </s> Piet <s> <unk> <pad>",
    "Jan [SEP] Piet [CLS][UNK] [PAD] x",
    "<s>NOTUSED <unk>NOTUSED </s>NOTUSED",
]

RANGES = [
    (0x20, 0x7F, 40),
    (0x00, 0x20, 4),
    (0x7F, 0x180, 20),
    (0x180, 0x530, 6),
    (0x300, 0x370, 6),
    (0x530, 0x1200, 6),
    (0x1E00, 0x2000, 5),
    (0x2000, 0x2C00, 8),
    (0x3000, 0x3200, 3),
    (0x4E00, 0xA000, 3),
    (0xAC00, 0xD7A4, 2),
    (0xF900, 0xFFFE, 4),
    (0x1D400, 0x1D800, 2),
    (0x1F300, 0x1F700, 4),
    (0x20000, 0x2FA20, 1),
]


def is_settled(character: str) -> bool:
    """
    Whether Unicode had the character in 2002, in the category that it has now. Rust's tables are of several later versions and
    JavaScript's of another; about others they disagree.
    """
    old = unicodedata.ucd_3_2_0.category(character)
    return old not in ("Cn", "Cs") and old == unicodedata.category(character)


def random_texts(count: int, seed: int) -> list[str]:
    """Strings of up to 24 characters of all kinds of scripts."""
    source = random.Random(seed)
    weights = [weight for _, _, weight in RANGES]
    texts = []
    for _ in range(count):
        characters = []
        for first, end, _ in source.choices(RANGES, weights, k=source.randint(1, 24)):
            character = chr(source.randrange(first, end))
            if is_settled(character):
                characters.append(character)
            if source.random() < 0.15:
                characters.append(" ")
        texts.append("".join(characters))
    return texts
