/** What a text may hold that identifies people and machines. */
const PATTERNS: readonly (readonly [pattern: RegExp, why: string])[] = [
  [/[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/u, "e-mail address"],
  [/[\p{L}\p{N}._-]+@[\p{L}\p{N}_-]+/u, "account"],
  [/\b[a-z][a-z0-9+.-]*:\/\//i, "address"],
  [/\b(?:s3a?|gs|gcs|hdfs|abfss?|wasbs?|az|adl|dbfs|gdrive|dropbox|onedrive|rsync|sftp|ftp|ssh|git|nfs|smb|hf|file):\S/i, "address"],
  [/(?:^|[\s"'=:(,])~[\p{L}\p{N}._-]*\//u, "path"],
  [/\$\{?[A-Za-z_]\w*\}?[\\/]|%[A-Za-z_]+%[\\/]/, "path"],
  [/(?:^|[\s"'=:(,])\.{0,2}\/(?:[\p{L}\p{N}._-]+\/)+[\p{L}\p{N}._-]*/u, "path"],
  [/(?:^|[\s"'=(,])\/(?:home|root|Users|mnt|data|scratch|tmp|var|opt|srv|media|work|workspace)\b/, "path"],
  [/(?:^|[\s"'=:(,\\/])(?:home|Users|people|staff|accounts|scratch)[\\/][\p{L}\p{N}._-]+/u, "path"],
  [/(?:^|[\s"'=:(,])[\p{L}\p{N}._-]+[\\/][\p{L}\p{N}._-]+(?:[\\/]|\.(?:json|txt|csv|bin|pt|model|safetensors|onnx|py)\b)/u, "path"],
  [/(?:^|[^\p{L}])\p{L}:[\\/][^\s\\/]/u, "path"],
  [/\\\\[\p{L}\p{N}.-]+\\[\p{L}\p{N}$._-]+/u, "path"],
  [/\b[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:local|lan|internal|intranet|corp|localdomain|home|private|test)\b/i, "host"],
  [/\b(?:gpu|node|login|compute|srv|server|host|hpc|cluster|dgx|worker|slurm|pc|laptop|ws)(?:[-_]?[a-z]+)*[-_]?\d+\b/i, "host"],
  [/\b(?:10|127|192\.168|172\.(?:1[6-9]|2\d|3[01]))(?:\.\d{1,3}){2,3}\b/, "host"],
  [/\b(?:fe80|f[cd][0-9a-f]{2}):[0-9a-f:]+|(?:^|[\s["'(=])::1\b|\b(?:[0-9a-f]{1,4}:){3,7}[0-9a-f]{1,4}\b/i, "host"],
]; // prettier-ignore

/** What kind of thing in a text identifies a person or a machine: a path, an address, an account, a host; undefined if nothing does. */
export function identifies(text: string): string | undefined {
  return PATTERNS.find(([pattern]) => pattern.test(text))?.[1];
}
