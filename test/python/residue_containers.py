"""Writes files that keep names side by side, as Python's own and widely used libraries write them: argv is the folder, then the names."""

import pickle
import sqlite3
import sys
from pathlib import Path

import numpy as np

folder, names = Path(sys.argv[1]), sys.argv[2:]
for encoding in ("UTF-8", "UTF-16le", "UTF-16be"):
    with sqlite3.connect(folder / f"{encoding}.db") as database:
        database.execute(f'PRAGMA encoding = "{encoding}"')
        database.execute("CREATE TABLE people (given TEXT, family TEXT, note TEXT)")
        database.executemany(
            "INSERT INTO people VALUES (?, ?, ?)",
            [(names[at - 1], name, "tekst " * (1000 + at) + name) for at, name in enumerate(names)],
        )
        database.execute("CREATE INDEX by_name ON people (given, family)")
for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
    with open(folder / f"{protocol}.pkl", "wb") as file:
        pickle.dump({"names": names, "array": np.array(names)}, file, protocol=protocol)
np.save(folder / "wide.npy", np.array(names))
np.save(folder / "bytes.npy", np.array([name.encode() for name in names]))
np.save(folder / "objects.npy", np.array(names, dtype=object))
np.save(folder / "rows.npy", np.array([(name, 74) for name in names], dtype=[("name", f"U{max(map(len, names))}"), ("n", "i4")]))
np.savez(folder / "stored.npz", names=np.array(names))
np.savez_compressed(folder / "packed.npz", names=np.array(names))
try:
    import pyarrow as pa
    from pyarrow import feather
except ImportError:
    sys.exit()
for kind in (pa.string(), pa.large_string(), pa.string_view()):
    table = pa.table({"names": pa.array(names, kind), "number": range(len(names))})
    with pa.OSFile(str(folder / f"{kind}.arrows"), "wb") as sink, pa.ipc.new_stream(sink, table.schema) as writer:
        writer.write_table(table)
with pa.OSFile(str(folder / "dictionary.arrow"), "wb") as sink:
    table = pa.table({"names": pa.array(names).dictionary_encode()})
    with pa.ipc.new_file(sink, table.schema) as writer:
        writer.write_table(table)
feather.write_feather(pa.table({"names": names}), str(folder / "plain.feather"), compression="uncompressed")
