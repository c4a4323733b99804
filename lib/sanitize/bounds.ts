import 'server-only';
import { defaultTreeAdapter, type html as names, parse } from 'parse5';

/** UTF-8. */
export const MAX_BYTES = 200 * 1024;
const DEEPEST = 100;
const MOST_ATTRIBUTES = 50;
/** Some 200 ms of work. */
const MOST_ELEMENTS = 3000;

class OutOfBounds extends Error {}

/**
 * Whether HTML is small, flat and plain enough to be sanitised at once: DOMPurify's work grows with the square of the
 * nesting. Parsed as DOMPurify will parse it, since a tokenizer alone can be told less than there is; stops at the bound.
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
      if (elements > MOST_ELEMENTS || attributes.length > MOST_ATTRIBUTES) throw new OutOfBounds();
      return defaultTreeAdapter.createElement(tagName, namespace, attributes);
    },
    onItemPush() {
      open += 1;
      if (open > DEEPEST) throw new OutOfBounds();
    },
    onItemPop() {
      open -= 1;
    },
  };
}
