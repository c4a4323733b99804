/** The path of a page without its language, from the address in the browser (`/ne/about`) or the one rendered behind it (`/en/about`, `/served/en/…`). */
export function publicPath(pathname: string): string {
  return pathname.replace(/^(\/served)?\/(en|ne)(?=\/|$)/, '') || '/';
}
