import { hashSource } from '#lib/platform/http/content-security-policy.ts';
import { trustedInlineScripts } from './inline-scripts.ts';
import { isPageScript, type PageElement } from './page-elements.ts';

/** Whether the page has an application of React: it keeps the framework's scripts; all other pages work without them. */
export function needsFramework(elements: readonly PageElement[]): boolean {
  return elements.some(({ attributes }) => attributes.get('data-script') === 'react');
}

/** Whether only the framework needs an element: its preloads and scripts, and all inline scripts except data and our own. */
export function isOfFramework(element: PageElement): boolean {
  const { name, attributes, text } = element;
  if (name === 'link') return attributes.get('as') === 'script';
  if (name !== 'script' || attributes.has('type') || isPageScript(element)) return false;
  return attributes.has('src') || !trustedInlineScripts().has(hashSource(text));
}
