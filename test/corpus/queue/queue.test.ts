import type { ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";

import { Queue } from "bullmq";
import { Redis } from "ioredis";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { queueNameOf } from "../../../src/corpus/queue/shard-job.ts";
import type { RunRecord } from "../../../src/corpus/run/run-record.ts";
import { HAS_REDIS, type RedisServer, startRedis } from "../../fixtures/redis-server.ts";
import { createRunCase, ended, KILLS, outputOf, type RunCase } from "../../fixtures/run-case.ts";

let made: RunCase;
let expected: Record<string, string>;
let redis: RedisServer;
const running = new Set<ChildProcess>();
/** Runs at one time, each with a coordinator and two workers. */
const AT_ONCE = 4;

const track = (program: ChildProcess) => {
  running.add(program);
  return program;
};
const worker = (out: string) =>
  track(
    made.command("worker", "--queue", redis.url, "--private", made.at(`${out}.private`), "--workers", "1", "--quiet"),
  );
const coordinator = (out: string, ...flags: string[]) =>
  track(made.start(out, "--queue", redis.url, "--workers", "1", ...flags));
const doneIn = async (out: string) => {
  const { stdout } = await ended(made.command("status", "--out", made.at(out), "--json"));
  return (JSON.parse(stdout) as { done?: number }).done ?? 0;
};
const recordOf = async (out: string) =>
  JSON.parse(await readFile(made.at(`${out}.private`, "anonymise.json"), "utf8")) as RunRecord;

describe.skipIf(!HAS_REDIS)(
  "a queue on Redis (skipped where redis-server is not installed)",
  { timeout: 900_000 },
  () => {
    beforeAll(async () => {
      made = await createRunCase();
      expect(await ended(made.start("reference", "--workers", "1"))).toMatchObject({ code: 0 });
      expected = await outputOf(made.at("reference"));
    });
    beforeEach(async () => {
      redis = await startRedis();
    });
    afterEach(async () => {
      for (const program of running) program.kill("SIGKILL");
      running.clear();
      await redis.kill();
    });

    it("gives the same output with two workers, one of which is killed", async () => {
      const killOne = async (kill: number) => {
        const out = `queue-${kill}`;
        const end = ended(coordinator(out));
        const ends = [ended(worker(out))];
        const victim = worker(out);
        while (!existsSync(made.at(`${out}.private`, "work"))) await wait(20);
        await wait(Math.random() * 1_000);
        victim.kill("SIGKILL");
        expect(await end).toMatchObject({ code: 0 });
        expect(await outputOf(made.at(out))).toEqual(expected);
        // The other one sees that the run is over.
        for (const one of ends) expect(await one).toMatchObject({ code: 0 });
      };
      // Shards of a killed worker are taken over when its lock has run out: to wait for one at a time would be idle.
      for (let kill = 0; kill < KILLS; kill += AT_ONCE) {
        const kills = Array.from({ length: Math.min(AT_ONCE, KILLS - kill) }, (_, index) => killOne(kill + index));
        await Promise.all(kills);
        const client = new Redis({ port: redis.port });
        expect(await client.keys("*")).toEqual([]);
        client.disconnect();
      }
    });

    it("holds ids and offsets alone: no text, name or path", async () => {
      const end = ended(coordinator("looked-at"));
      const client = new Redis({ port: redis.port });
      const held: string[] = [];
      while (held.length < 20) {
        for (const key of await client.keys("*")) {
          if ((await client.type(key)) === "hash") held.push(JSON.stringify(await client.hgetall(key)));
        }
        await wait(50);
      }
      client.disconnect();
      const everything = held.join("\n");
      expect(everything).toMatch(/"id\\":\\"[0-9a-f]{32}/u);
      for (const word of ["Bosveld", "koorts", "notes", "large", "small", "jsonl", made.directory]) {
        expect(everything).not.toContain(word);
      }
      worker("looked-at");
      expect(await end).toMatchObject({ code: 0 });
    });

    it("does a shard that is entered twice once", async () => {
      const end = ended(coordinator("twice"));
      while (!existsSync(made.at("twice.private", "anonymise.json"))) await wait(20);
      const queue = new Queue(queueNameOf(await recordOf("twice")), { connection: { port: redis.port } });
      // Until all are entered.
      for (let last = 0, now = -1; now < 10 || last !== now; await wait(500))
        [last, now] = [now, await queue.getWaitingCount()];
      const jobs = await queue.getWaiting();
      const before = await queue.getJobCounts();
      await queue.addBulk(jobs.map(({ name, data, opts }) => ({ name, data: data as object, opts: { ...opts } })));
      expect(await queue.getJobCounts()).toEqual(before);
      worker("twice");
      expect(await end).toMatchObject({ code: 0 });
      await queue.close();
      expect(await outputOf(made.at("twice"))).toEqual(expected);
    });

    it("tries a shard that cannot be done a few times, lists it, does all others, and exits with 1", async () => {
      const bad = made.at("notes", "bad.jsonl");
      await writeFile(bad, '{"id":1,"text":"x"}\n'.repeat(300) + '{"id":2}\n');
      try {
        const end = ended(coordinator("poison"));
        worker("poison");
        const { code, stderr } = await end;
        expect({ code, stderr }).toEqual({
          code: 1,
          stderr: expect.stringMatching(/bad\.jsonl, line 301.*text/u) as string,
        });
        const queue = new Queue(queueNameOf(await recordOf("poison")), { connection: { port: redis.port } });
        expect(
          (await queue.getFailed()).map(({ attemptsMade, failedReason }) => ({ attemptsMade, failedReason })),
        ).toEqual([{ attemptsMade: 3, failedReason: "input-format" }]);
        await queue.close();
        const status = await ended(made.command("status", "--out", made.at("poison"), "--json"));
        expect(status.code).toBe(1);
        expect(JSON.parse(status.stdout)).toMatchObject({ isFinished: false, failed: 1, left: 0, running: 0 });
        expect(existsSync(made.at("poison"))).toBe(false);
        expect(existsSync(made.at("poison.unfinished", "large.jsonl"))).toBe(true);
      } finally {
        await writeFile(bad, "");
      }
    });

    it("finishes when Redis is killed in the middle and comes back empty", async () => {
      const bare = await ended(made.start("bare", "--workers", "1"));
      expect(bare.code).toBe(0);
      const end = ended(coordinator("emptied"));
      const first = worker("emptied");
      while (existsSync(made.at("emptied.private", "plan.jsonl")) ? (await doneIn("emptied")) < 3 : true)
        await wait(20);
      await redis.kill();
      first.kill("SIGKILL");
      await wait(500);
      redis = await startRedis(redis.port);
      worker("emptied");
      expect(await end).toMatchObject({ code: 0 });
      expect(await outputOf(made.at("emptied"))).toEqual(await outputOf(made.at("bare")));
    });

    it("does both passes of --group-field", async () => {
      const flags = ["--group-field", "patient"];
      const large = made.at("notes", "large.jsonl");
      const run = (out: string, ...more: string[]) =>
        made.command(
          "anonymise",
          large,
          "--out",
          made.at(out),
          "--recogniser",
          `names:${made.at("names.csv")}`,
          ...flags,
          ...more,
        );
      expect(await ended(run("grouped-here", "--workers", "1"))).toMatchObject({ code: 0 });
      const end = ended(track(run("grouped", "--shard-bytes", "8192", "--queue", redis.url)));
      worker("grouped");
      expect(await end).toMatchObject({ code: 0 });
      expect(await outputOf(made.at("grouped"))).toEqual({
        ...(await outputOf(made.at("grouped-here"))),
        "/manifest.json": expect.any(String) as string,
      });
    });

    it("takes a password from the environment or a file, and none from the command line", async () => {
      await redis.kill();
      redis = await startRedis(redis.port, "--requirepass", "open-sesame");
      const refused = await ended(coordinator("locked"));
      expect({ code: refused.code, stderr: refused.stderr }).toEqual({
        code: 2,
        stderr: expect.stringMatching(/cannot be entered/u) as string,
      });
      const shown = await ended(made.start("locked", "--queue", `redis://:open-sesame@127.0.0.1:${redis.port}`));
      expect({ code: shown.code, stderr: shown.stderr }).toEqual({
        code: 2,
        stderr: expect.stringMatching(/Leave the password out/u) as string,
      });
      expect(shown.stderr).not.toContain("open-sesame");
      await writeFile(made.at("password"), "open-sesame\n");
      const password = ["--queue-password-file", made.at("password")];
      const end = ended(coordinator("locked", ...password));
      track(
        made.command("worker", "--queue", redis.url, ...password, "--private", made.at("locked.private"), "--quiet"),
      );
      expect(await end).toMatchObject({ code: 0 });
    });
  },
);
