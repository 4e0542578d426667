import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";

import { tryParseJson } from "../../base/json-values.ts";
import { NO_FILTER } from "../session/filter.ts";
import type { ReviewCandidate } from "../describe/describe-entry.ts";
import type { OpenReview } from "../session/open-review.ts";
import { describeStep } from "../describe/describe-step.ts";
import type { Action } from "../session/action.ts";
import { type Session, step } from "../session/session.ts";
import { catalogueOf } from "../text/catalogues.ts";
import { refuse, SECURITY_HEADERS } from "./guard.ts";
import { renderPage } from "./page-html.ts";
import { bulkPreview, listRows, pageState } from "./page-state.ts";
import { parseActRequest, parseRowsRequest } from "./parse-request.ts";
import { PAGE_STYLE } from "./page-style.ts";
import { PAGE_LANGUAGES, type PageLanguage } from "../../text/page-languages.ts";

/** Bytes of a request's body. */
const MOST_BODY = 16_384;

/** What the review in the browser is made of. */
export interface ReviewAppOptions {
  readonly review: OpenReview;
  readonly token: string;
  /** Host and port that requests must be for. */
  readonly authority: () => string;
  /** Whatever the browser asks for; without it the browser's, and English where the page has none of those. */
  readonly language?: PageLanguage | undefined;
  /** Scripts of the page by path below the token. */
  readonly scripts: ReadonlyMap<string, string>;
  now(): Date;
  /** Called after every change, and when the page ends the review. */
  readonly onChange: (session: Session<ReviewCandidate>) => void;
  /** Called if a decision cannot be written. */
  readonly onError: (error: unknown) => void;
}

type Env = { Bindings: HttpBindings };

/** The server's side of the page: one session, changed by one action after the other; each is on the disk before it is answered. */
export function createReviewApp(options: ReviewAppOptions): Hono<Env> {
  const { review, token, now } = options;
  const wordsOf = (language: PageLanguage) => review.words(catalogueOf(language));
  let { session } = review;
  let revision = 0;

  const app = createGuardedApp(options);
  app.get(`/${token}/`, (context) => {
    const language = languageOf(context, options.language);
    return context.html(renderPage(language, session, review));
  });
  app.get(`/${token}/page.css`, (context) =>
    context.body(PAGE_STYLE, 200, { "Content-Type": "text/css; charset=utf-8" }),
  );
  for (const [path, script] of options.scripts) {
    app.get(`/${token}/${path}`, (context) =>
      context.body(script, 200, { "Content-Type": "text/javascript; charset=utf-8" }),
    );
  }
  app.post(`/${token}/act`, async (context) => {
    const request = parseActRequest(await readJson(context));
    if (request === undefined || isWithout(review, request.action)) return context.text("bad request", 400);
    const catalogue = wordsOf(request.language);
    const action: Action | undefined =
      request.variants === true ? { kind: "filter", filter: { ...NO_FILTER, show: "variants" } } : request.action;
    let said = catalogue.said.changed;
    // What was made on a screen that is no more decides nothing: the page shows what there is now.
    const isCurrent = action === undefined || request.revision === revision;
    if (isCurrent) said = "";
    if (action !== undefined && isCurrent) {
      const stepped = step(session, action);
      review.save(stepped.entries, now());
      said = describeStep(session, action, stepped, catalogue);
      session = stepped.session;
      revision++;
      options.onChange(session);
    }
    return context.json(pageState(session, review, catalogue, { revision, said }), isCurrent ? 200 : 409);
  });
  app.post(`/${token}/rows`, async (context) => {
    const request = parseRowsRequest(await readJson(context));
    if (request === undefined) return context.text("bad request", 400);
    return context.json(listRows(session, wordsOf(request.language), request.first, request.count));
  });
  app.post(`/${token}/listed`, async (context) => {
    const request = parseActRequest(await readJson(context));
    if (request === undefined || request.action !== undefined) return context.text("bad request", 400);
    return context.json(bulkPreview(session, wordsOf(request.language), revision));
  });
  return app;
}

/** Refuses requests that are not the page's own, and answers errors. */
function createGuardedApp({ authority, token, onError }: ReviewAppOptions): Hono<Env> {
  const app = new Hono<Env>({ getPath: (request) => new URL(request.url).pathname });
  app.use(async (context, next) => {
    const refusal = refuse(context.env.incoming, authority(), token);
    if (refusal === undefined) await next();
    else context.res = context.text(refusal.message, refusal.status);
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) context.res.headers.set(name, value);
  });
  app.use(bodyLimit({ maxSize: MOST_BODY, onError: (context) => context.text("too large", 413) }));
  app.notFound((context) => context.text("not found", 404));
  app.onError((error, context) => {
    // The client has gone before its request was complete: nothing was decided, and no answer is read.
    if (!context.env.incoming.complete) return context.text("bad request", 400);
    onError(error);
    return context.text("the decision could not be written", 500);
  });
  return app;
}

/** Whether an action is one that this review does not have, and no button of the page makes. */
function isWithout({ without }: OpenReview, action: Action | undefined): boolean {
  if (action === undefined) return false;
  return ("choice" in action && without.has(action.choice)) || (action.kind === "decide-page" && without.has("page"));
}

/** The body as JSON; undefined if it is none, or does not say that it is. */
async function readJson(context: Context<Env>): Promise<unknown> {
  if (context.req.header("content-type") !== "application/json") return undefined;
  return tryParseJson(await context.req.text());
}

/** The language that the page's menu chose, that the command asked for, or the first of the browser's that the page has. */
function languageOf(context: Context<Env>, chosen: PageLanguage | undefined): PageLanguage {
  const asked = context.req.query("language") ?? chosen ?? context.req.header("accept-language") ?? "";
  const found = asked
    .split(",")
    .map((part) => PAGE_LANGUAGES.find((language) => part.trim().toLowerCase().startsWith(language)));
  return found.find((language) => language !== undefined) ?? chosen ?? "en";
}
