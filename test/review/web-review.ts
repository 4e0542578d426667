import { type ChildProcess, spawn } from "node:child_process";

/** A review in the browser, as the built program serves it. */
export interface WebReview {
  /** The page's address, token and all. */
  readonly url: URL;
  /** Everything that the program said. */
  said(): string;
  readonly ended: Promise<number | null>;
  kill(signal: NodeJS.Signals): void;
}

/** Runs `unname review --web`; resolves when it says where the page is. */
export async function serve(argv: readonly string[], flags: readonly string[] = []): Promise<WebReview> {
  const program: ChildProcess = spawn(process.execPath, [...argv, "--web", ...flags], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  program.stdout?.on("data", (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => void program.once("close", resolve));
  const url = await new Promise<URL>((resolve, reject) => {
    program.stderr?.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      const found = /http:\/\/\S+\//.exec(said);
      if (found !== null) resolve(new URL(found[0]));
    });
    void ended.then(() => reject(new Error(`expected an address, found ${said}`)));
  });
  return { url, said: () => said, ended, kill: (signal) => void program.kill(signal) };
}
