/** The text without the characters at its end that match. Linear, unlike an expression that ends with `+$`; older WebKit has no lookbehind. */
export function trimEnd(text: string, character: RegExp): string {
  const characters = [...text];
  while (characters.length > 0 && character.test(characters[characters.length - 1] ?? '')) characters.pop();
  return characters.join('');
}
