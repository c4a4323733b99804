/** Maximum depth of values in JSON from outside: recursive functions over deeper ones exhaust the stack. */
const MAX_DEPTH = 100;

/** Parses JSON from outside. @throws SyntaxError also for values that are nested too deep */
export function parseBoundedJson(text: string): unknown {
  if (isTooDeep(text)) throw new SyntaxError(`more than ${MAX_DEPTH} values within each other`);
  return JSON.parse(text);
}

function isTooDeep(text: string): boolean {
  let depth = 0;
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charCodeAt(index);
    if (character === QUOTE) {
      index = endOfString(text, index + 1);
    } else if (character === OPEN_LIST || character === OPEN_OBJECT) {
      depth += 1;
      if (depth > MAX_DEPTH) return true;
    } else if (character === CLOSE_LIST || character === CLOSE_OBJECT) {
      depth -= 1;
    }
  }
  return false;
}

const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x22, 0x5c, 0x5b, 0x5d, 0x7b, 0x7d];

/** The place of the quote that ends a string; the length of the text if none does. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start); end >= 0; end = text.indexOf('"', end + 1)) {
    let before = end - 1;
    while (before >= start && text.charCodeAt(before) === BACKSLASH) before -= 1;
    if ((end - before) % 2 === 1) return end;
  }
  return text.length;
}
