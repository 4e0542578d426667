import { readFileSync } from "node:fs";

import { Redis } from "ioredis";

import { UnnameError } from "../../base/errors.ts";
import { requireExisting } from "../../base/files.ts";

/** Where a queue is and how it is entered. */
export interface QueueOptions {
  /** `redis://[user@]host[:port][/database]`, or `rediss://` for TLS. Without a password. */
  readonly url: string;
  /** A file that holds the password; default: the environment variable {@link PASSWORD_VARIABLE}, or none. */
  readonly passwordFile?: string;
  /** Certificates of the authorities that the server's may be signed by (PEM). Default: the system's. */
  readonly caFile?: string;
}

/** The password, where it is not in a file. */
export const PASSWORD_VARIABLE = "UNNAME_QUEUE_PASSWORD";
const DEFAULT_PORT = 6379;
/** How long the first contact may take, and the longest pause between attempts later on. */
const [CONNECT_MS, MOST_RETRY_MS] = [10_000, 2_000];

/**
 * The options of a connection, which is reopened for ever when it is lost. Throws `usage` for a URL that is none or holds a password:
 * command lines are visible to all users of a machine.
 */
export function connectionOf(options: QueueOptions) {
  const url = parseUrl(options.url);
  if (url.password !== "") {
    throw new UnnameError(
      "usage",
      `--queue: a command line is seen by everybody on the machine. Leave the password out of the URL; put it into ${PASSWORD_VARIABLE}, or into a file and pass --queue-password-file.`,
    );
  }
  const password = readPassword(options);
  const database = url.pathname.slice(1);
  return {
    host: url.hostname.replace(/^\[|\]$/gu, ""),
    port: url.port === "" ? DEFAULT_PORT : Number(url.port),
    ...(url.username !== "" && { username: decodeURIComponent(url.username) }),
    ...(password !== undefined && { password }),
    ...(database !== "" && { db: Number(database) }),
    ...(url.protocol === "rediss:" && { tls: readTls(options) }),
    maxRetriesPerRequest: null,
    retryStrategy: (attempt: number) => Math.min(100 * attempt, MOST_RETRY_MS),
  };
}

/** Sees whether the queue can be entered. Throws `queue-unreachable`, saying why not. */
export async function checkConnection(options: QueueOptions): Promise<void> {
  const client = new Redis({
    ...connectionOf(options),
    lazyConnect: true,
    connectTimeout: CONNECT_MS,
    retryStrategy: () => null,
  });
  let reason: Error | undefined;
  client.on("error", (error: Error) => void (reason ??= error));
  try {
    await client.connect();
    await client.ping();
  } catch (error) {
    const { code, message } = (reason ?? error) as NodeJS.ErrnoException;
    throw new UnnameError(
      "queue-unreachable",
      `${options.url}: cannot be entered (${code ?? message}). Is Redis there, and are password and certificate right?`,
      { cause: error, details: { url: options.url } },
    );
  } finally {
    client.disconnect();
  }
}

function parseUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url !== undefined && /^rediss?:$/u.test(url.protocol) && /^(?:\/\d*)?$/u.test(url.pathname)) return url;
  throw new UnnameError(
    "usage",
    "--queue: expected redis://host:port or rediss://host:port, with /number for a database.",
  );
}

function readPassword({ passwordFile }: QueueOptions): string | undefined {
  if (passwordFile === undefined) return process.env[PASSWORD_VARIABLE];
  requireExisting(passwordFile, "file with the queue's password");
  return readFileSync(passwordFile, "utf8").trim();
}

function readTls({ caFile }: QueueOptions): { ca?: string } {
  if (caFile === undefined) return {};
  requireExisting(caFile, "file of certificates");
  return { ca: readFileSync(caFile, "utf8") };
}
