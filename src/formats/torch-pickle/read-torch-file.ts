import { readAt, withRegularFile } from "../with-regular-file.ts";
import { readStreamFile } from "./read-stream-file.ts";
import { readZipFile } from "./read-zip-file.ts";
import { damagedTorchFile } from "./refuse-pickle.ts";
import type { TorchFile } from "./torch-file.ts";

/** How a zip archive begins, and a pickle of protocol 2 or later. */
const ZIP = "PK\u0003\u0004";
const PICKLE = 0x80;

/**
 * Reads where the tensors of a file of `torch.save` lie (`pytorch_model.bin`), in the zip format or the older stream format, without
 * running the pickles in it and without reading a number. Nothing is believed: every size, offset and key is held against the file.
 * Throws `input-missing`, or `input-format` saying what was expected, by the byte and by the name of what was refused.
 */
export async function readTorchFile(path: string): Promise<TorchFile> {
  return withRegularFile(path, "file of torch.save", async (handle, size) => {
    const start = await readAt(handle, 0, ZIP.length);
    if (start.toString("latin1") === ZIP) return readZipFile(handle, size, path);
    if (start[0] === PICKLE) return readStreamFile(handle, size, path);
    throw damagedTorchFile(path, "a file of torch.save (a zip archive or a pickle), found another beginning");
  });
}
