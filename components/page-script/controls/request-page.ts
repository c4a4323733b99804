import { FRAGMENT_HEADER } from '#lib/routes/shells.ts';

/** What the server says to the question in an address. */
export interface Answer {
  /** As it stands in the page at that address; it may also say what is wrong with the question. */
  answer: Element;
  /** Of the page, which may be another than was asked for. */
  address: string;
}

/** Asks for a page for the sake of its answer. @throws Error when there is none */
export async function requestPage(address: string, signal?: AbortSignal): Promise<Answer> {
  const reply = await fetch(address, { headers: { [FRAGMENT_HEADER]: '1' }, ...(signal && { signal }) });
  // What is in a template does nothing; the styles of a parsed document would be held against the policy.
  const template = document.createElement('template');
  template.innerHTML = await reply.text();
  const answer = template.content.querySelector('[data-results]');
  if (!answer || reply.status === 429 || reply.status >= 500) throw new Error(`${address}: ${reply.status}`);
  const { pathname, search } = new URL(reply.url);
  return { answer, address: pathname + search };
}

/** Puts the answer in place of what was there. */
export function put(answer: Element, place: Element): void {
  place.textContent = '';
  place.append(...answer.childNodes);
}
