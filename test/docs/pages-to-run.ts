/** How the commands of a page are run, one after another, in one folder. */
export interface PageRun {
  /** A shell line before the first command. `$SHELF` has notes, models and lists (see `fill-shelf.ts`). */
  readonly setUp?: string;
  /** A shell line before the command that contains a text: what the page says that the reader did meanwhile. */
  readonly before?: Readonly<Record<string, string>>;
  /** Commands that contain a text and are not run, and why. */
  readonly skip?: Readonly<Record<string, string>>;
}

const IN_CHECKOUT = "builds a checkout: .ci/run begins with it";
const PACKED = "packs and installs: test/pack/regression.test.ts";
const BUNDLED = "needs the bundle: .ci/offline-install makes it and does this";
const DOCKER = "needs Docker, which tests do not";
const PEERS = "needs spaCy or Deduce: test/conformance/adapters.test.ts";
const HOURS = "takes hours, and a corpus that cannot be passed on; only its command line is read here";
const BENCH = "a benchmark: its figures are looked at by a person";

const FEW = "cp -r $SHELF/few notes && cp $SHELF/people.csv .";
/** The notes, the list and the model of the README and the tutorial. Training is the reader's: a shipped checkpoint takes its place. */
const OWN = "cp -r $SHELF/{notes,other-notes,people.csv,patients.jsonl} .";
const TRAIN = "cp -r $SHELF/my-model .";
const OTHER_CLEAN = "unname anonymise other-notes --language nl --out other-clean --quiet";
/** Everything that the reader of the tutorial has at its end. */
const DONE = "cp -r $TUTORIAL/. .";
const AUDITED = `${DONE} && ln -s my-model notes-nl && ln -s my-model.private notes-nl.private && cp -r my-model-unnamed notes-nl-unnamed && cp -r my-model-unnamed.private notes-nl-unnamed.private && cp -r audits/my-model audits/notes-nl && cp -r audits/my-model.private audits/notes-nl.private`; // prettier-ignore

/** Every page with commands. The tutorial comes first: others begin with what it leaves. */
export const PAGES: Readonly<Record<string, PageRun>> = {
  "docs/start/tutorial.md": {
    setUp: OWN,
    before: { "--corpus clean": TRAIN },
  },
  "README.md": {
    setUp: OWN,
    before: { "--corpus other-clean": OTHER_CLEAN, "unname probe": TRAIN },
    skip: {
      "npm run demo": "test/cli/demo.test.ts",
      "npm test": "is what runs this",
      "npm pack": PACKED,
      "npm install": PACKED,
    },
  },
  "docs/guides/workflow.md": {
    setUp: `${OWN} && cp -r $SHELF/annotated .`,
    before: {
      // By default so few notes leave nothing in reserve.
      "refresh seen": `unname contexts --corpus notes-without-names --split seen --test 12 --reserve 12 --out seen.jsonl --force --quiet`,
      "refresh unseen": `unname contexts --corpus other-notes-without-names --split unseen --against notes-without-names --test 6 --reserve 6 --out unseen.jsonl --force --quiet`,
      "unname probe": TRAIN,
    },
  },
  "docs/background/weighing.md": {},
  "docs/guides/annotating.md": { setUp: FEW, before: { "--withhold": "rm -r notes-annotated" } },
  "docs/guides/known-names.md": { setUp: `${FEW} && mv people.csv patients.csv` },
  "docs/guides/replacement.md": { setUp: FEW },
  "docs/guides/repeated-text.md": { setUp: `${DONE} && echo "Geen bijzonderheden." > forms.txt` },
  "docs/guides/release.md": { setUp: AUDITED },
  "docs/guides/review.md": {
    setUp: `${DONE} && rm my-model.private/decisions*`,
    before: {
      "--settle": `cd my-model.private && sed 's/"ann"/"ben"/;1s/"name"/"keep"/' decisions.jsonl > ben && cat ben >> decisions.jsonl`,
    },
  },
  "docs/guides/regression.md": {
    setUp: `${DONE} && for name in mine before after; do cp -r audits/my-model audits/$name && cp -r audits/my-model.private audits/$name.private; done`,
    before: {
      "compare leakage-baseline.json":
        "unname compare baseline audits/mine/audit.json --names people.csv --out leakage-baseline.json --quiet",
    },
    skip: { "npm install": PACKED, "npx vitest": PACKED, "git add": "there is no repository" },
  },
  "docs/guides/scale.md": {
    setUp: `${FEW} && cp $SHELF/notes.jsonl .`,
    before: { "--shard 1/3": "rm -r notes-without-names*" },
    skip: {
      "redis:": "needs Redis at an address of its own: test/corpus/queue",
      "spark-submit": "needs Spark; tried by hand, as the page says",
    },
  },
  "docs/start/install.md": {
    skip: {
      "npm ci": IN_CHECKOUT,
      "npm run": PACKED,
      "npm install": PACKED,
      "npx unname": PACKED,
      sha256sum: BUNDLED,
      "tar -xzf": BUNDLED,
      "cd unname": BUNDLED,
      "./unname": BUNDLED,
      docker: DOCKER,
      "grep -c": BUNDLED,
    },
  },
  "docs/reference/formats.md": {
    setUp:
      "cp -r $SHELF/{notes.jsonl.gz,export.csv,warehouse,annotated} . && unname convert annotated i2b2 --to i2b2 --quiet",
  },
  "docs/reference/evaluation.md": {
    setUp:
      "cp -r $SHELF/es dev && cp -r dev run1 && cp -r dev anna && cp -r dev ben && cp -r dev clara && unname convert $SHELF/annotated nl-dev.tsv --to conll --quiet && cp $SHELF/sentences.tsv .",
  },
  "docs/reference/recognisers.md": {
    setUp: "cp -r $SHELF/es gold && cp -r $SHELF/few notes && cp -r $SHELF/our-bert-ner .",
    skip: { "process:python": PEERS, "npm run": BENCH },
  },
  "docs/reference/models.md": {
    skip: { pip: "another program: test/python/requirements.txt", "optimum-cli": "another program" },
  },
  "docs/reference/recognition-figures.md": {
    setUp:
      "mkdir meddocan && cp -r $SHELF/es meddocan/train && cp -r $SHELF/es-dev meddocan/dev && cp $SHELF/sentences.tsv meddocan",
    skip: { "npm run bench": BENCH },
  },
  "docs/background/audit.md": {
    setUp: `${DONE} && cp -r my-model-unnamed released && cp -r audits/my-model.private audits/a.private && cp -r audits/my-model.private audits/b.private && cp -r $SHELF/{half-A,half-B,notes.private} . && cp $SHELF/patients.jsonl notes`,
    skip: {
      "audit …": "docs/guides/workflow.md has it with its flags",
      train_all: HOURS,
      "demo=": HOURS,
      "$demo/notes-nl-unnamed": HOURS,
      $halves: HOURS,
      "audits/attacks": HOURS,
    },
  },
  "docs/background/candidates.md": {
    setUp: `${DONE} && rm my-model.private/candidates.jsonl`,
    skip: { "npx vitest": "is a test itself", "npm run": BENCH },
  },
  "docs/background/experiments.md": { skip: { python: HOURS } },
  "docs/background/generator.md": { skip: { "npm run": IN_CHECKOUT } },
  "docs/background/probing.md": {},
  // Of so few notes a recall of 0.99 is only reached on the training notes.
  "docs/background/recognition.md": {
    setUp: `${FEW} && cp -r notes notities && cp people.csv patienten.csv && cp $SHELF/notas.jsonl .`,
    before: { "unname train": "rm -r annotated && cp -r $SHELF/es annotated && cp -r $SHELF/es held-out" },
  },
  "docs/background/residual-risk.md": {
    setUp: `${FEW} && cp $SHELF/notes.jsonl . && ln -s $ROOT/models/ner-nl our-model`,
  },
  "docs/background/rewriting.md": { setUp: `${AUDITED} && cat notes/*.txt > notes.txt` },
  "docs/background/synthetic-notes.md": {
    skip: { "npm run": IN_CHECKOUT, "unname evaluate": "reads over a thousand long notes: minutes" },
  },
  "docs/background/systems.md": {
    skip: { npm: IN_CHECKOUT, python: HOURS, pip: HOURS, DATA: HOURS },
  },
};
