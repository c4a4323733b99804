/** The text without the characters at its end that match. Linear, unlike an expression that ends with `+$`; older WebKit has no lookbehind. */
export function trimEnd(text: string, character: RegExp): string {
  let end = text.length;
  while (end > 0) {
    // The last character; one beyond U+FFFF has two units.
    const start = /[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(Math.max(end - 2, 0), end)) ? end - 2 : end - 1;
    if (!character.test(text.slice(start, end))) break;
    end = start;
  }
  return text.slice(0, end);
}
