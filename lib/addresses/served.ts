export const STATUS = '/status';

/**
 * Pages that depend on the request and are rendered for each one, in `app/served/`; all others are static. The middleware
 * leads their public addresses there; `/served/…` itself is no address.
 */
export const served: readonly string[] = ['/qaa/documents', '/notice/search', '/search', '/calendar/convert', STATUS];

export function isServed(path: string): boolean {
  return served.includes(path);
}
