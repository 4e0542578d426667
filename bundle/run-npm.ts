import { spawn } from "node:child_process";
import { once } from "node:events";

/** Runs npm in a folder and returns what it printed; its messages go to standard error. Throws an error unless it exits with 0. */
export async function runNpm(words: readonly string[], directory: string): Promise<string> {
  // On Windows npm is a script of the shell.
  const npm = spawn("npm", [...words], {
    cwd: directory,
    stdio: ["ignore", "pipe", "inherit"],
    shell: process.platform === "win32",
  });
  let printed = "";
  npm.stdout.setEncoding("utf8").on("data", (text: string) => (printed += text));
  const [code] = (await once(npm, "close")) as [number | null];
  if (code !== 0) throw new Error(`npm ${words[0]}: expected exit code 0, found ${code}`);
  return printed;
}
