"""Writes Parquet files of many kinds, and checks that another program's copies of them differ in the texts alone.

parquet_cases.py write FOLDER: writes the files, and prints their names.
parquet_cases.py check FOLDER OUTPUT: compares OUTPUT/NAME with FOLDER/NAME, BOS replaced by <P> in the texts.
"""

import json
import random
import sys
from datetime import date, datetime, timezone
from decimal import Decimal
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq

CASES = {
    "plain": {"compression": "NONE", "use_dictionary": False},
    "snappy": {"compression": "SNAPPY"},
    "gzip-v2": {"compression": "GZIP", "data_page_version": "2.0"},
    "zstd-delta": {
        "compression": "ZSTD",
        "use_dictionary": False,
        "column_encoding": {"text": "DELTA_BYTE_ARRAY", "note.body": "DELTA_LENGTH_BYTE_ARRAY"},
        "write_page_index": True,
    },
    "brotli": {"compression": "BROTLI", "write_statistics": False},
    "lz4": {"compression": "LZ4", "data_page_size": 100, "write_page_index": True},
    "snappy-v2-pages": {"compression": "SNAPPY", "data_page_version": "2.0", "data_page_size": 64, "sorting_columns": True},
    "required": {"compression": "SNAPPY", "required": True},
    "empty": {"compression": "SNAPPY", "rows": 0},
}


def text(rng):
    return "".join(rng.choice(["BOS", "é", "😀", " uit ", "x", "\n"]) for _ in range(rng.randrange(9)))


def maybe(rng, value):
    return None if rng.random() < 0.2 else value


def make_table(rng, rows, required):
    texts = [text(rng) if required else maybe(rng, text(rng)) for _ in range(rows)]
    notes = [maybe(rng, [maybe(rng, {"text": maybe(rng, text(rng)), "by": rng.choice("ab")}) for _ in range(rng.randrange(4))]) for _ in range(rows)]
    numbers = range(rows)
    fields = [
        (pa.field("id", pa.int64()), list(numbers)),
        (pa.field("small", pa.int8()), [number % 100 for number in numbers]),
        (pa.field("unsigned", pa.uint16()), [maybe(rng, number) for number in numbers]),
        (pa.field("text", pa.string(), nullable=not required), texts),
        (pa.field("flag", pa.bool_()), [maybe(rng, number % 3 == 0) for number in numbers]),
        (pa.field("money", pa.decimal128(12, 2)), [Decimal(number) / 4 for number in numbers]),
        (pa.field("day", pa.date32()), [date(2020, 1, 1 + number % 28) for number in numbers]),
        (pa.field("at", pa.timestamp("us", tz="UTC")), [datetime(2020, 1, 1, tzinfo=timezone.utc) for _ in numbers]),
        (pa.field("note", pa.struct([("body", pa.large_string()), ("nr", pa.float32())])), [maybe(rng, {"body": maybe(rng, text(rng)), "nr": 0.5}) for _ in numbers]),
        (pa.field("notes", pa.list_(pa.struct([("text", pa.string()), ("by", pa.string())]))), notes),
        (pa.field("lists", pa.list_(pa.list_(pa.string()))), [maybe(rng, [[text(rng)] * rng.randrange(3)] * rng.randrange(3)) for _ in numbers]),
        (pa.field("codes", pa.map_(pa.string(), pa.int32())), [[("a", 1)] for _ in numbers]),
        (pa.field("doctor", pa.string()), ["BOS, arts" for _ in numbers]),
        (pa.field("fixed", pa.binary(4)), [b"BOS!" for _ in numbers]),
    ]
    schema = pa.schema([field for field, _ in fields], metadata={"made by": "a test"})
    return pa.table([pa.array(values, field.type) for field, values in fields], schema=schema)


def write(folder):
    for seed, (name, options) in enumerate(CASES.items()):
        options = dict(options)
        rng = random.Random(seed)
        table = make_table(rng, options.pop("rows", 400), options.pop("required", False))
        if options.pop("sorting_columns", False):
            options["sorting_columns"] = [pq.SortingColumn(3), pq.SortingColumn(0)]
        pq.write_table(table, folder / f"{name}.parquet", row_group_size=150, **options)
    print(json.dumps(list(CASES)))


def edited(value):
    if isinstance(value, str):
        return value.replace("BOS", "<P>")
    if isinstance(value, list):
        return [edited(element) for element in value]
    if isinstance(value, dict):
        return {key: edited(element) if key != "by" else element for key, element in value.items()}
    return value


def check(folder, output):
    for name in CASES:
        before, after = pq.ParquetFile(folder / f"{name}.parquet"), pq.ParquetFile(output / f"{name}.parquet")
        assert after.schema_arrow.equals(before.schema_arrow, check_metadata=True), (name, after.schema_arrow)
        # Without the address of the object.
        assert str(after.schema).partition("\n")[2] == str(before.schema).partition("\n")[2], name
        assert after.metadata.metadata == before.metadata.metadata, name
        assert after.metadata.num_row_groups == before.metadata.num_row_groups, name
        assert after.metadata.created_by == before.metadata.created_by, name
        old, new = before.read(), after.read()
        new.validate(full=True)
        for column in old.column_names:
            change = edited if column in ("text", "note", "notes", "lists") else lambda value: value
            want = [change(value) for value in old[column].to_pylist()]
            assert new[column].to_pylist() == want, (name, column)
        for index in range(after.metadata.num_row_groups):
            was, now = before.metadata.row_group(index), after.metadata.row_group(index)
            assert now.num_rows == was.num_rows, name
            for place in range(now.num_columns):
                chunk, old_chunk = now.column(place), was.column(place)
                if chunk.path_in_schema in ("text", "note.body", "notes.list.element.text"):
                    assert not chunk.is_stats_set, (name, chunk.path_in_schema)
                    codec = "SNAPPY" if old_chunk.compression.startswith("LZ4") else old_chunk.compression
                    assert chunk.compression == codec, (name, chunk.compression)
                elif chunk.path_in_schema in ("id", "small", "doctor"):
                    assert chunk.statistics == old_chunk.statistics, (name, chunk.path_in_schema)
        # Each row group by itself, and some columns by themselves: their offsets hold.
        for index in range(after.metadata.num_row_groups):
            assert after.read_row_group(index, columns=["id", "codes"]).equals(before.read_row_group(index, columns=["id", "codes"])), name
        # Statistics and dictionaries kept names, too.
        raw = (output / f"{name}.parquet").read_bytes()
        if name == "plain":
            assert raw.count(b"BOS") == raw.count(b"BOS, arts") + raw.count(b"BOS!"), name
    print(json.dumps("same"))


def dropped(output):
    table = pq.ParquetFile(output).read()
    print(json.dumps({"columns": table.column_names, "note": str(table.schema.field("note").type), "by": table["codes"].to_pylist()[0]}))


if __name__ == "__main__":
    command, *paths = sys.argv[1:]
    {"write": write, "check": check, "dropped": dropped}[command](*[Path(path) for path in paths])
