import { timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";

/** Why a request is refused: all that the answer says. */
export interface Refusal {
  readonly status: 400 | 403 | 404 | 405;
  readonly message: string;
}

/** On every response: no other origin, nothing loaded from elsewhere, nothing kept. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  "Content-Security-Policy":
    "default-src 'none'; img-src data:; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; " +
    "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
  "Cache-Control": "no-store",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Embedder-Policy": "require-corp",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), clipboard-read=()",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
};

/**
 * Whether a request comes from the page itself: to this address by its number (a rebound name would be in `Host`), below the token,
 * from no other origin, and without tricks in its path. Undefined if it may pass.
 *
 * @param authority host and port as they must stand in `Host`, `127.0.0.1:8123`
 */
export function refuse(
  request: Pick<IncomingMessage, "headers" | "method" | "url">,
  authority: string,
  token: string,
): Refusal | undefined {
  const { headers, method = "", url = "" } = request;
  if (headers.host !== authority) return { status: 403, message: "forbidden" };
  // The URL as it was sent: a parser would resolve the dots.
  if (!/^\/[\w/.-]*(?:\?[\w=&-]*)?$/.test(url) || /\.\.|\/\/|\/\./.test(url))
    return { status: 400, message: "bad request" };
  if (!isToken(url.slice(1).split(/[/?]/)[0] ?? "", token)) return { status: 404, message: "not found" };
  const { origin } = headers;
  const site = headers["sec-fetch-site"];
  if (origin !== undefined && origin !== `http://${authority}`) return { status: 403, message: "forbidden" };
  if (site !== undefined && site !== "same-origin" && site !== "none") return { status: 403, message: "forbidden" };
  if (method === "POST") return origin === undefined ? { status: 403, message: "forbidden" } : undefined;
  return method === "GET" ? undefined : { status: 405, message: "method not allowed" };
}

/** Compared in the same time wherever they differ. */
function isToken(given: string, token: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(token)];
  return a.length === b.length && timingSafeEqual(a, b);
}
