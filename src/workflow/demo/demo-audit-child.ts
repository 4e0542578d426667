import { toSentError } from "../../base/process/sent-error.ts";
import type { AuditMessage, AuditRequest } from "./demo-audit-process.ts";
import { auditInTurn } from "./demo-audits.ts";

// One audit of the demo, in a process of its own.
const send = (message: AuditMessage) => void process.send?.(message);
process.once("disconnect", () => process.exit());
process.once("message", ({ audit, threads }: AuditRequest) => {
  auditInTurn([audit], threads, () => send({ kind: "begun" }))
    .then(([audited]) => audited && send({ kind: "audited", audited }))
    .catch((error: unknown) => send({ kind: "failed", error: toSentError(error) }));
});
