/** The element with an id, which the page's HTML always has. */
export function byId<E extends HTMLElement = HTMLElement>(id: string): E {
  return document.getElementById(id) as E;
}

/** A new element with text and children; nothing is ever read as HTML. */
export function element(name: string, text = "", children: readonly Node[] = []): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  made.append(...children);
  return made;
}

/** Sends JSON to the page's own server and reads its answer; undefined if there is none. */
export async function post<T>(path: string, body: object): Promise<T | undefined> {
  try {
    const response = await fetch(path, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
    return response.ok || response.status === 409 ? ((await response.json()) as T) : undefined;
  } catch {
    return undefined;
  }
}
