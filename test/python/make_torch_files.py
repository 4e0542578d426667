"""Writes small files of torch.save in every form that unname reads, with the numbers that PyTorch reads from them in expected.json.

    python test/python/make_torch_files.py --out test/oracle/torch-files
"""

import argparse
import json
import zipfile
from collections import OrderedDict
from pathlib import Path

import torch

TIME = (1980, 1, 1, 0, 0, 0)


def state() -> OrderedDict:
    """Tensors of every type, shape and way to lie in memory."""
    generator = torch.Generator().manual_seed(1)
    matrix = torch.randn(3, 4, generator=generator)
    values = OrderedDict()
    values["matrix"] = matrix
    values["tied"] = matrix
    values["part"] = matrix[1:, 1:3]
    values["transposed"] = torch.randn(3, 5, generator=generator).t()
    values["permuted"] = torch.randn(2, 3, 4, generator=generator).permute(2, 0, 1)
    values["every_second"] = torch.arange(12.0)[1::2]
    values["parameter"] = torch.nn.Parameter(torch.randn(2, generator=generator))
    values["ids"] = torch.arange(6).expand((1, -1))
    values["number"] = torch.tensor(1.5)
    values["empty"] = torch.zeros(0, 3)
    types = (torch.float16, torch.bfloat16, torch.float64, torch.int32, torch.int16, torch.int8, torch.uint8, torch.bool)
    for dtype in types:
        values[str(dtype).removeprefix("torch.")] = (torch.arange(-3, 4) if dtype.is_signed else torch.arange(7)).to(dtype)
    values["turned_double"] = torch.randn(2, 3, generator=generator, dtype=torch.float64).t()
    values._metadata = OrderedDict({"": {"version": 1}})
    return values


def big_endian(source: Path, target: Path) -> None:
    """The same archive as a machine of the other byte order writes it: every storage turned round."""
    with zipfile.ZipFile(source) as archive, zipfile.ZipFile(target, "w") as turned:
        kinds = storage_sizes(state())
        for info in archive.infolist():
            content = archive.read(info)
            folder, _, key = info.filename.rpartition("/")
            if folder.endswith("/data"):
                size = kinds[int(key)]
                content = b"".join(content[at : at + size][::-1] for at in range(0, len(content), size))
            elif key == "byteorder":
                content = b"big"
            turned.writestr(zipfile.ZipInfo(info.filename, TIME), content)


def storage_sizes(values: OrderedDict) -> list[int]:
    """Bytes of an element, by the key that torch.save gives a storage: in the order of their first use."""
    sizes = {}
    for value in values.values():
        sizes.setdefault(value.untyped_storage().data_ptr() or id(value), value.element_size())
    return list(sizes.values())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, required=True)
    out = parser.parse_args().out
    out.mkdir(parents=True, exist_ok=True)
    values = state()
    torch.save(values, out / "zip.bin")
    torch.save(values, out / "zip-protocol-4.bin", pickle_protocol=4)
    torch.save(values, out / "stream.bin", _use_new_zipfile_serialization=False)
    torch.save(values, out / "stream-protocol-3.bin", _use_new_zipfile_serialization=False, pickle_protocol=3)
    big_endian(out / "zip.bin", out / "big-endian.bin")
    expected = {}
    for file in sorted(out.glob("*.bin")):
        read = torch.load(file, weights_only=False)
        for name, value in values.items():
            if not torch.equal(read[name], value) or read[name].dtype != value.dtype:
                raise ValueError(f"{file}: {name} is read as {read[name]}")
    for name, value in values.items():
        numbers = value.detach().to(torch.float64).flatten().tolist()
        expected[name] = {"dtype": str(value.dtype).removeprefix("torch."), "shape": list(value.shape), "values": numbers}
    lines = [f"{json.dumps(name)}: {json.dumps(entry)}" for name, entry in expected.items()]
    (out / "expected.json").write_text("{\n" + ",\n".join(lines) + "\n}\n")


if __name__ == "__main__":
    main()
