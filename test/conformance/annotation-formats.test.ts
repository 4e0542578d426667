import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { convertAnnotations, type ConvertOptions } from "../../src/corpus/convert/convert.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";
import { interpreter } from "../python/python.ts";

/** The text and what each annotation covers, as a program that knows nothing of us cuts it out. */
const READERS: Readonly<Record<string, string>> = {
  spacy:
    "r = json.loads(data); spans = [(e['label'], r['text'][e['start']:e['end']]) for e in r['ents']]; text = r['text']",
  "label-studio":
    "r = json.loads(data); text = r['data']['text']; v = [x['value'] for x in r['annotations'][0]['result']]; spans = [(x['labels'][0], text[x['start']:x['end']]) for x in v]",
  i2b2: "r = ET.fromstring(data); text = r.find('TEXT').text; spans = [(t.get('TYPE'), text[int(t.get('start')):int(t.get('end'))]) for t in r.find('TAGS')]",
};

const TEXT = "👩‍⚕️ Jose\u0301 ]]> belt\r\n😀 Ede & omgeving\r\tz\u0065\u0301\n";

describe.skipIf(!existsSync(interpreter))(`in Python (skipped without ${interpreter})`, () => {
  it.each([
    ["spacy", { to: "jsonl", shape: "spacy" }, "x.jsonl"],
    ["label-studio", { to: "jsonl", shape: "label-studio" }, "x.jsonl"],
    ["i2b2", { to: "i2b2" }, "x"],
  ] as const)(
    "%s: texts and annotations are what they were",
    async (reader, to: Pick<ConvertOptions, "to" | "shape">, file) => {
      const input = join(await temporaryDirectory(), "in.jsonl");
      const output = join(await temporaryDirectory(), file);
      const marked = [
        ["PATIENT", "Jose\u0301"],
        ["CITY", "Ede"],
        ["CITY", "ze\u0301"],
      ] as const;
      const ents = marked.map(([label, surface]) => {
        const start = Array.from(TEXT.slice(0, TEXT.indexOf(surface))).length;
        return { start, end: start + [...surface].length, label };
      });
      await writeFile(input, JSON.stringify({ id: "n", text: TEXT, ents }));
      await convertAnnotations({ input, output, ...to });
      const script = `import json, sys, xml.etree.ElementTree as ET\ndata = open(sys.argv[1], 'rb').read()\n${READERS[reader]}\nprint(json.dumps([text, spans]))`;
      const { stdout, stderr } = spawnSync(
        interpreter,
        ["-c", script, to.to === "i2b2" ? join(output, "n.xml") : output],
        { encoding: "utf8" },
      );
      expect(stderr).toBe("");
      expect(JSON.parse(stdout)).toEqual([TEXT, marked]);
    },
  );
});
