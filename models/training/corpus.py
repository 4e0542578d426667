"""Notes on disk: reading, digest, and cutting into lines and sentences."""

import hashlib
import re
from pathlib import Path

# A full stop, question or exclamation mark after a word of four characters or more ends a sentence; after a shorter one it is
# taken for an abbreviation ("dr.", "o.a."). Titles of four letters are listed.
_SENTENCE_END = re.compile(r"(?<=[^\s.]{4}[.!?])(?<!\b[Mm]evr\.)(?<!\b[Pp]rof\.)\s+(?=[A-Z])")


class Corpus:
    """The notes under a folder: one `*.txt` file each, sorted by relative path.

    `digest` is the SHA-256, in hexadecimal, of the UTF-8 text made of, for each note in order, its relative path (with `/`),
    a line feed, the SHA-256 of the file's bytes in hexadecimal, and a line feed. Paths are sorted by code point.
    """

    def __init__(self, folder):
        root = Path(folder)
        paths = sorted((path.relative_to(root).as_posix(), path) for path in root.rglob("*.txt"))
        if not paths:
            raise SystemExit(f"{folder}: no *.txt files; expected one note a file")
        digest = hashlib.sha256()
        self.notes = []
        for relative, path in paths:
            content = path.read_bytes()
            digest.update(f"{relative}\n{hashlib.sha256(content).hexdigest()}\n".encode())
            self.notes.append(content.decode("utf-8"))
        self.digest = digest.hexdigest()


def split_lines(note):
    """The note's lines without surrounding white space; empty ones are left out."""
    return [line for line in (raw.strip() for raw in note.splitlines()) if line]


def split_sentences(line):
    """The line's sentences, cut where one ends and a capital follows."""
    return [sentence for sentence in _SENTENCE_END.split(line) if sentence]
