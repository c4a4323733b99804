import 'server-only';
import { defaultTreeAdapter, type html as names, parse } from 'parse5';

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
