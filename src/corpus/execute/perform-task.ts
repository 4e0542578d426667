import { assembleUnit, verifyUnit } from "../assemble/assemble-unit.ts";
import { surveyShard } from "../dedupe/survey-shard.ts";
import { editLines, STREAM } from "../filter/edit-lines.ts";
import { gatherPeople } from "../people/gather-people.ts";
import { describeFailure } from "../shards/describe-failure.ts";
import { BatchFailed } from "./batch-failed.ts";
import { executeShard } from "./execute-shard.ts";
import type { Outcome, Task } from "./executor.ts";
import { isOutputFailed } from "./output-failed.ts";
import type { Work } from "./work.ts";

/** Does a task in this thread; an error becomes a failure that can be sent on. */
export async function performTask(task: Task, work: Work): Promise<Outcome> {
  try {
    if (task.kind === "anonymise" || task.kind === "gather" || task.kind === "edit") await work.finder();
  } catch (error) {
    return { kind: "failed", failures: [describeFailure(idOf(task), error)], stopsRun: true };
  }
  try {
    switch (task.kind) {
      case "anonymise":
        return { kind: "anonymise", entry: await executeShard(task.shard, work) };
      case "gather":
        await gatherPeople(task.shard, work);
        return { kind: "gather" };
      case "survey":
        await surveyShard(task.shard, work);
        return { kind: "survey" };
      case "assemble":
        await assembleUnit(task.unit, work);
        return { kind: "assemble" };
      case "verify":
        return { kind: "verify", holds: await verifyUnit(task.unit, work) };
      case "edit":
        return { kind: "edit", edited: await editLines(task.lines, work) };
    }
  } catch (error) {
    const failures = error instanceof BatchFailed ? error.failures : [describeFailure(idOf(task), error)];
    return { kind: "failed", failures, stopsRun: isOutputFailed(error) };
  }
}

/** What a task is called: its shard's id, or its unit's. */
export function idOf(task: Task): string {
  if (task.kind === "edit") return `${STREAM}, line ${task.lines.firstLine}`;
  return "unit" in task ? task.unit.id : task.shard.id;
}
