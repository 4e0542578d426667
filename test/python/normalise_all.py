"""What the normalizer of a tokenizer.json makes of every single character that it changes: JSON pairs of code point and text."""

import json
import sys

from tokenizers import Tokenizer

normalizer = Tokenizer.from_file(sys.argv[1]).normalizer
characters = [chr(point) for point in range(0x110000) if not 0xD800 <= point < 0xE000]
changed = [(ord(character), normalizer.normalize_str(character)) for character in characters]
json.dump([pair for pair in changed if pair[1] != chr(pair[0])], sys.stdout)
