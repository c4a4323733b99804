import 'server-only';
import { defaultTreeAdapter, type html as names, parse } from 'parse5';
import { fitIntoPage } from './fit-into-page.ts';
import { plainText } from './plain-text.ts';
import { policy } from './policy.ts';
import { type RemovedPart, removedParts } from './removed-parts.ts';

/** Maximum size in UTF-8. */
export const MAX_BYTES = 200 * 1024;
const MAX_DEPTH = 100;
const MAX_ATTRIBUTES = 50;
/** About 200 ms of work. */
const MAX_ELEMENTS = 3000;

class OutOfBounds extends Error {}

/**
 * Whether HTML is small, flat and plain enough to be sanitised: DOMPurify's work grows with the square of the nesting.
 * Parsed as DOMPurify parses it, since hostile HTML can hide elements from a tokenizer; stops at the bound.
 */
export function isWithinBounds(html: string): boolean {
  if (Buffer.byteLength(html) > MAX_BYTES) return false;
  try {
    parse(html, { scriptingEnabled: false, treeAdapter: boundedAdapter() });
    return true;
  } catch (error) {
    if (error instanceof OutOfBounds) return false;
    throw error;
  }
}

function boundedAdapter(): typeof defaultTreeAdapter {
  let elements = 0;
  let open = 0;
  return {
    ...defaultTreeAdapter,
    createElement(tagName, namespace: names.NS, attributes) {
      elements += 1;
      if (elements > MAX_ELEMENTS || attributes.length > MAX_ATTRIBUTES) throw new OutOfBounds();
      return defaultTreeAdapter.createElement(tagName, namespace, attributes);
    },
    onItemPush() {
      open += 1;
      if (open > MAX_DEPTH) throw new OutOfBounds();
    },
    onItemPop() {
      open -= 1;
    },
  };
}

/** Safe HTML, or plain text if the HTML was out of bounds. */
export type Sanitised = { html: string } | { text: string };

/** Sanitises upstream HTML, and reports the removed parts, each once. Blocks the process for some milliseconds, rarely a few hundred. */
export async function sanitiseWithReport(html: string): Promise<{ visible: Sanitised; removed: RemovedPart[] }> {
  if (!isWithinBounds(html)) return asPlainText(html);
  const { default: purifier } = await import('isomorphic-dompurify');
  // Null for a text whose body is a frameset, which the package's types do not mention.
  const fragment: DocumentFragment | null = purifier.sanitize(html, policy);
  if (!fragment) return asPlainText(html);
  const removed = [...removedParts(purifier.removed), ...fitIntoPage(fragment)];
  const box = fragment.ownerDocument.createElement('div');
  box.append(fragment);
  return {
    visible: { html: box.innerHTML },
    removed: [...new Map(removed.map((one) => [one.what + one.name, one])).values()],
  };
}

function asPlainText(html: string): { visible: Sanitised; removed: RemovedPart[] } {
  return { visible: { text: plainText(html) }, removed: [{ what: 'marks', name: '' }] };
}
