import { FRAGMENT_HEADER } from '#lib/platform/routes/templates.ts';

/** The result part of a page that was fetched. */
export interface PageResult {
  /** The element `data-results` of the page; it may hold an error message about the input. */
  result: Element;
  /** The address of the page, which a redirect may have changed. */
  address: string;
}

/** Fetches a page and returns its result part. @throws Error for a page without one, and for the statuses 429 and 5xx */
export async function requestPage(address: string, signal?: AbortSignal): Promise<PageResult> {
  const response = await fetch(address, { headers: { [FRAGMENT_HEADER]: '1' }, ...(signal && { signal }) });
  // Content of a template is inert; inline styles of a parsed document would violate the content security policy.
  const template = document.createElement('template');
  template.innerHTML = await response.text();
  const result = template.content.querySelector('[data-results]');
  if (!result || response.status === 429 || response.status >= 500) throw new Error(`${address}: ${response.status}`);
  const { pathname, search } = new URL(response.url);
  return { result, address: pathname + search };
}

/** Replaces the content of an element with a result. */
export function put(result: Element, target: Element): void {
  target.textContent = '';
  target.append(...result.childNodes);
}
