/**
 * The text of a page without the nonce of its render, which is of no more use: the same content is then the same page, which
 * a browser need not fetch again.
 */
export function withoutNonce(text: string, nonce: string | null): string {
  return nonce === null ? text : text.replaceAll(` nonce="${nonce}"`, '').replaceAll(nonce, '');
}
