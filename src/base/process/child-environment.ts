/** Variables that hold a secret, or say where one lies. */
const SECRETS: ReadonlySet<string> = new Set(["UNNAME_KEY", "UNNAME_KEY_FILE", "UNNAME_QUEUE_PASSWORD"]);

/** Our environment as another program gets it: without our secrets, by names in any case, as Windows has them. */
export function childEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !SECRETS.has(name.toUpperCase())));
}
