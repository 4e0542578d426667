import { join } from "node:path";

import { type Command, InvalidArgumentError, Option } from "commander";

import type { AuditReport } from "../../../audit/audit-report.ts";
import type { AuditSources } from "../../../audit/audit-sources.ts";
import type { AuditRun } from "../../../audit/run-audit.ts";
import { AUDIT_NAMES, type AuditName, requiredTests } from "../../../audit/audit-ids.ts";
import { combine } from "../../../audit/judge-tests.ts";
import { DEFAULT_K } from "../../../audit/measures.ts";
import { withoutUndefined } from "../../../base/without-undefined.ts";
import { UnnameError } from "../../../base/errors.ts";
import { privateDirectoryOf, refuseExisting } from "../../../base/files.ts";
import { LANGUAGES, type Language } from "../../../report/language.ts";
import { describeCommand } from "../../command-line/describe-command.ts";
import { EXIT } from "../../exit.ts";
import { type RecipientsFlag, recipientsOption, type RequireFlag, requireOption } from "../../options/audit-options.ts";
import { patientsOption } from "../../options/patient-options.ts";
import { collect, integerOption } from "../../options/parse-values.ts";
import { finishCommand, type CommonOptions, type Io, printResult, progressReporter } from "../../terminal.ts";

interface Flags extends CommonOptions, RecipientsFlag, RequireFlag {
  readonly model?: string;
  readonly contexts?: readonly string[];
  readonly gold?: string;
  readonly out?: string;
  readonly plan?: boolean;
  readonly dryRun?: boolean;
  readonly only?: readonly AuditName[];
  readonly originals?: readonly string[];
  readonly names?: string;
  readonly decisions?: string;
  readonly judgements?: string;
  readonly allow?: string;
  readonly mapping?: string;
  readonly baseline?: string;
  readonly reference?: readonly string[];
  readonly shadow?: readonly string[];
  readonly canaries?: string;
  readonly patients?: string;
  readonly corpus?: readonly string[];
  readonly recogniser?: readonly string[];
  readonly language: Language;
  readonly k: number;
  readonly respell?: number;
  readonly rank: number;
  readonly seed: number;
  readonly threads?: number;
  readonly junit?: string;
  readonly force?: boolean;
}

const EXAMPLE = `
name-rate measures how often a name is among the model's predictions where a name stood; recovery, whether it is the name that stood
there; exposure and association, whether it remembers people who were planted (--canaries), membership, whether sentences of the training
text can be told from others, inference, whether it picks the right name of 100 (all three better with --reference); extraction, whether
names come out by themselves; rows, what is left of removed entries; utility, what the model can still do (needs --baseline to compare); residue, only with --only, whether a name is left in any
byte of the folder ("unname search" does that for any folder); parrot, whether names that step 1 missed in the notes can be told from the surrogates among them (needs --corpus and
--gold, and no model). Only contexts of the test set count. Names are those of --names, of what step 1 replaced in the corpora that the
contexts come from (and of --corpus), and of the decisions. Undecided entries that could be names make the verdict
inconclusive: they are in judge.jsonl in <out>.private, for "unname review judge", whose answers --judgements takes.
<out>.private also holds outcomes.json, which "unname compare" and "unname compare baseline" read, leaked.jsonl, the names that came out
under the hashes that tests and --junit call them by, and digest.key, which "unname release" needs: digests in audit.json are keyed
with it, so that what they are of cannot be guessed. The key lies beside the contexts too, for every later audit of them.
An audit that was interrupted takes up what it had measured when the same command is given again.
Each audit is entered into looks.jsonl beside the contexts: decisions that change after the first look make it inconclusive too, and so does
leaving out a reference, planted people or patients that an earlier audit of this model had.

Two tests, two verdicts: the names test (name-rate, recovery, rows, utility, residue) and the attack test (exposure, membership, inference,
association, extraction). Report and table state both; --require says which one the exit code is about.

Exit code, of what is required: 0: passed. 1: over a limit. 3: inconclusive or not made, the report says why. With --only and without
--require it is about what was asked for. --plan says before any probing what can pass.

Example:
  unname audit --model released/ --baseline model/ --contexts seen.jsonl unseen.jsonl --decisions model.private/decisions.jsonl --names people.csv --out audits/released
  unname audit --model released/ --contexts seen.jsonl unseen.jsonl --names people.csv --plan
  unname audit --only parrot --corpus notes-with-other-names/ --gold annotated-notes/`;

/** Adds `unname audit`: measures what a model gives away, and writes audit.json and report.html. */
export function register(program: Command, io: Io): void {
  const command = program.command("audit").description("step 3: measure which names a model still leaks");
  command
    .option("-m, --model <dir>", "checkpoint folder; needed for all but --only parrot")
    .option(
      "--contexts <file...>",
      "contexts files (JSON Lines, or CSV with a column sentences); needed for all but --only parrot",
    )
    .option("-o, --out <dir>", "folder for audit.json and report.html; what is private goes to <dir>.private")
    .option(
      "--plan",
      "say which figures can pass with what is given, what it would take, and about how long; the model is not evaluated",
    )
    .option("--dry-run", "the same as --plan")
    .addOption(onlyOption());
  addSourceOptions(command);
  command
    .addOption(new Option("--language <code>", "language of the report").choices([...LANGUAGES]).default("en"))
    .addOption(recipientsOption())
    .option("--k <n>", "predictions looked at", integerOption(1), DEFAULT_K)
    .option(
      "--respell <n>",
      "contexts of each split searched for names of several pieces at most; the others do not count (default: all)",
      integerOption(0),
    )
    .option(
      "--rank <n>",
      "contexts of each split whose original is ranked among 100 names of --names, some thousand passes each",
      integerOption(0),
      0,
    )
    .option("--seed <n>", "what masks, samples and resampling depend on", integerOption(0), 0)
    .option("--threads <n>", "threads (default: one a core)", integerOption(1))
    .option("--junit <file>", "a JUnit XML report too, a test case a judged figure, for systems that show test results")
    .addOption(requireOption("the tests that the exit code and --junit are about"))
    .option("--force", "replace existing output");
  finishCommand(command, EXAMPLE).action(async (flags: Flags) => {
    if (flags.model === undefined && flags.only?.every((name) => name === "parrot")) {
      const { auditReleased } = await import("./audit-released.ts");
      return auditReleased(io, flags);
    }
    const isPlan = flags.plan === true || flags.dryRun === true;
    refuseMissing(flags, isPlan);
    if (isPlan) return plan(io, flags);
    await audit(io, flags, flags.out ?? "", describeCommand(command, flags));
  });
}

function addSourceOptions(command: Command): void {
  command
    .option(
      "--originals <file...>",
      "originals.jsonl: what stood at the masks, if not where contexts wrote it (private)",
    )
    .option(
      "--names <file>",
      "names of people, CSV or JSON Lines: entries that equal a part of one count as names, but for ordinary words of the notes",
    )
    .option("--decisions <file>", "decisions.jsonl of review: entries decided to be names count as names")
    .option("--judgements <file>", "judgements of review judge, on entries without a decision")
    .option("--allow <file>", "words, one a line, that are no names although a person bears them")
    .option("--mapping <file>", "mapping.jsonl of rewrite: entries that residue searches for (private)")
    .option("--baseline <dir>", "checkpoint folder of the model before, to compare with")
    .option(
      "--reference <dir>",
      "checkpoint folder of a model alike, trained on other text: what attacks hold the model against; twice for two",
      collect,
    )
    .option(
      "--shadow <dir>",
      "checkpoint folder of a model alike with members.txt in <dir>.private, the documents it was trained on; twice or more",
      collect,
    )
    .option("--canaries <file>", "canaries.json: people who were planted in the training text (private)")
    .addOption(patientsOption())
    .option(
      "--corpus <dir>",
      "notes that anonymise wrote, beside those of the contexts, or these where they were moved: names of their private folders, text for the loss; repeat it for several",
      collect,
    )
    .option("--gold <dir>", "BRAT: the annotated notes that --corpus was made of, for parrot")
    .option(
      "--recogniser <spec>",
      "decides, besides the rules of every language, which predicted entries could be names; repeat it for several",
      collect,
    );
}

/** Throws `usage` with everything that an audit of a model lacks, so that it can be given at once. */
function refuseMissing({ model, contexts, out }: Flags, isPlan: boolean): void {
  const missing = [
    ...(model === undefined ? ["--model <dir>"] : []),
    ...(contexts === undefined ? ["--contexts <file...>"] : []),
    ...(out === undefined && !isPlan ? ["--out <dir> (or --plan)"] : []),
  ];
  if (missing.length === 0) return;
  throw new UnnameError("usage", `audit: missing ${missing.join(", ")}. See unname audit --help.`);
}

async function plan(io: Io, flags: Flags): Promise<void> {
  const { planAudit } = await import("../../../audit/plan/plan.ts");
  const { describePlannedTime, renderPlan } = await import("../../../report/tables/plan-table.ts");
  const { planTime } = await import("../../../audit/plan/plan-time.ts");
  const planned = await planAudit({ ...sourcesOf(flags), seed: flags.seed });
  const session = flags.threads === undefined ? {} : { threads: flags.threads };
  // A plan holds without its time, which takes a model that can be run here.
  const seconds = await planTime(sourcesOf(flags), session).catch((error: unknown) => {
    if (error instanceof UnnameError) return undefined;
    throw error;
  });
  const time = seconds === undefined ? "" : `\n${describePlannedTime(seconds)}`;
  printResult(io, flags, { ...planned, ...(seconds && { seconds }) }, renderPlan(planned) + time);
  const canPass = requiredTests(flags.require ?? "all").every((test) => planned.tests[test]);
  if (!canPass) process.exitCode = EXIT.inconclusive;
}

async function audit(io: Io, flags: Flags, out: string, commandLine: string): Promise<void> {
  await refuseExisting(out, flags.force);
  if (flags.junit !== undefined) await refuseExisting(flags.junit, flags.force);
  const { createEntryJudging, judgingSpecs } = await import("../../../audit/judging/entry-judging.ts");
  const { runAudit } = await import("../../../audit/run-audit.ts");
  const { sampleSentences } = await import("../../../audit/utility/utility-text.ts");
  const { ownWords } = await import("../../../report/own-words.ts");
  const { ownPlaces } = await import("../../../workflow/own-places.ts");
  const { beginAudit } = await import("../../../audit/freshness/begun-audit.ts");
  const { forgetWork, keepWork, workDirectoryOf } = await import("../../../audit/kept-work.ts");
  const onProgress = progressReporter(io, flags);
  const work = workDirectoryOf(out);
  const begun = io.attempt === undefined ? beginAudit(out) : { id: async () => io.attempt, end: async () => {} };
  const run = await runAudit({
    ...sourcesOf(flags),
    judging: () => createEntryJudging(judgingSpecs(flags.recogniser)),
    k: flags.k,
    seed: flags.seed,
    rankLimit: flags.rank,
    at: io.now(),
    beginAs: begun.id,
    work: keepWork(work),
    command: commandLine,
    onProgress,
    ownWords: ownWords(flags.language),
    ownPlaces: ownPlaces(flags.language),
    ...(flags.respell !== undefined && { respellLimit: flags.respell }),
    ...(flags.only && { only: flags.only }),
    ...(flags.mapping !== undefined && { mappingFile: flags.mapping }),
    ...(flags.corpus !== undefined && { utilitySentences: await sampleSentences(flags.corpus, flags.seed) }),
    ...(flags.threads !== undefined && { session: { threads: flags.threads } }),
  });
  // Before anything is shown: once figures were seen, the next audit is another one.
  await begun.end();
  const files = await writeRun(out, run, flags);
  await forgetWork(work);
  printResult(io, flags, run.report, await describeRun(out, run, files, flags));
  process.exitCode = exitCodeOf(run.report, flags);
}

async function describeRun(out: string, run: AuditRun, files: PrivateFiles, flags: Flags): Promise<string> {
  const { describeNote } = await import("../../../report/describe/describe-row.ts");
  const { describeMostHits } = await import("../../../report/tables/frequency-table.ts");
  const { renderTable } = await import("../../../report/tables/table.ts");
  const { describeTests } = await import("../../../report/describe/describe-tests.ts");
  const { describeStrayFiles } = await import("../../output/describe-left-files.ts");
  const { report, toJudge, leaked, entry } = run;
  const { judgeFile, leakedFile } = files;
  const remark = report.rows.flatMap(({ notes = [] }) => notes).find(({ id }) => id === "not-trained-again");
  const lines = [
    renderTable(report),
    ...describeTests(report),
    `Written: ${out} (audit.json, report.html)`,
    ...(leaked.length > 0 ? describeMostHits([report], flags.language) : []),
    ...(leaked.length > 0 ? [`The ${leaked.length} names that came out (private): ${leakedFile}`] : []),
    ...(remark ? [describeNote(remark, flags.language)] : []),
    ...(toJudge.length > 0
      ? [
          `${toJudge.length} entries to judge (private): ${judgeFile}; unname review judge ${judgeFile} --decisions FILE`,
        ]
      : []),
    ...(report.verdict === "pass"
      ? []
      : ['What to do about each row: "My audit failed" in unname docs (docs/guides/failed-audit.md).']),
  ];
  return `${lines.join("\n")}${describeStrayFiles(entry.files)}`;
}

interface PrivateFiles {
  readonly judgeFile: string;
  readonly leakedFile: string;
}

/** Writes all that an audit found: the ledger's line first, then what is published, then what is private. */
async function writeRun(out: string, run: AuditRun, flags: Flags): Promise<PrivateFiles> {
  const { report, toJudge, leaked } = run;
  const { writeAudit } = await import("../../../audit/audit-file.ts");
  const { renderReport } = await import("../../../report/page/html.ts");
  const { JUDGE_FILE, writeJudgeFile } = await import("../../../review/judging/judge-file.ts");
  const { appendLedger } = await import("../../../audit/ledger/ledger.ts");
  appendLedger(out, [run.entry]);
  const { language, recipients } = flags;
  await writeAudit(out, report, renderReport(report, { language, ...(recipients && { recipients }) }));
  const judgeFile = join(privateDirectoryOf(out), JUDGE_FILE);
  if (toJudge.length > 0) await writeJudgeFile(judgeFile, toJudge);
  const { writeOutcomes } = await import("../../../audit/compare/read-outcomes.ts");
  const { writeDigestKey } = await import("../../../audit/digest-key.ts");
  const { writeLeakedNames } = await import("../../../audit/leaked-names.ts");
  const { writeAllowedWords } = await import("../../../audit/residue/write-allowed-words.ts");
  await writeOutcomes(out, run.outcomes);
  const leakedFile = await writeLeakedNames(out, leaked);
  await writeAllowedWords(out, run.allowed);
  await writeDigestKey(out, run.digestKey);
  if (flags.junit !== undefined) {
    const { checkLimits } = await import("../../../testing/check-limits.ts");
    const { writeJUnit } = await import("../../output/write-junit.ts");
    const checks = checkLimits({ report, leaked, isPart: isPart(flags), required: flags.require ?? "all" });
    await writeJUnit(flags.junit, report.model.name, checks);
  }
  return { judgeFile, leakedFile };
}

/** Part of an audit was asked for, and no test as a whole. */
function isPart({ only, require: required }: Pick<Flags, "only" | "require">): boolean {
  return only !== undefined && required === undefined;
}

/** Of the tests that are required. With `--only` alone the exit code is about what was asked for, while verdicts stay those of whole tests. */
function exitCodeOf({ rows, tests }: AuditReport, flags: Flags): number {
  const results = requiredTests(flags.require ?? "all").flatMap((test) => tests?.[test] ?? []);
  const verdict = combine(results);
  if (verdict === "fail") return EXIT.missed;
  if (!isPart(flags)) return verdict === "pass" ? EXIT.done : EXIT.inconclusive;
  return rows.some((row) => row.verdict === "underpowered" || row.verdict === "invalid")
    ? EXIT.inconclusive
    : EXIT.done;
}

function sourcesOf(flags: Flags): AuditSources {
  const { model = "", contexts = [] } = flags;
  return {
    modelDirectory: model,
    contextFiles: contexts,
    ...(flags.gold !== undefined && { goldDirectory: flags.gold }),
    originalFiles: flags.originals ?? [],
    corpora: flags.corpus ?? [],
    ...withoutUndefined({
      namesFile: flags.names,
      decisionsFile: flags.decisions,
      judgementsFile: flags.judgements,
      allowFile: flags.allow,
      baselineDirectory: flags.baseline,
    }),
    ...(flags.reference && { referenceDirectories: flags.reference }),
    ...(flags.shadow && { shadowDirectories: flags.shadow }),
    ...withoutUndefined({ canariesFile: flags.canaries, patientsFile: flags.patients }),
  };
}

function onlyOption(): Option {
  const parse = (value: string): AuditName[] =>
    value.split(",").map((written) => {
      const found = AUDIT_NAMES.find((name) => name === written.trim());
      if (found === undefined) throw new InvalidArgumentError(`Allowed are ${AUDIT_NAMES.join(", ")}.`);
      return found;
    });
  return new Option("--only <names>", `audits, separated by commas: ${AUDIT_NAMES.join(", ")}`).argParser(parse);
}
