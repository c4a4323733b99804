import type { Issues } from '#campus-api/validation/issue.ts';
import { redirectsSchema } from '#content/site/redirects.ts';
import { spellingOf } from '#lib/platform/routes/normalize-address.ts';
import type { Documents } from './documents.ts';
import type { Location } from './field-issues.ts';

/** One redirect of the campus. */
export interface Redirect {
  from: string;
  to: string;
}

/** The key of the document with the redirects. */
export const REDIRECTS = 'redirects';

export function redirectsOf(documents: Documents): Redirect[] {
  return redirectsSchema.safeParse(documents.get(REDIRECTS)).data?.redirects ?? [];
}

/** Adds an issue for each redirect that hides a page, that another one precedes, or that leads back to itself. */
export function checkRedirects(
  issues: Issues,
  documents: Documents,
  location: Location,
  isPage: (address: string) => boolean,
): void {
  const redirects = redirectsOf(documents);
  const targets = new Map<string, string>();
  for (const [index, { from, to }] of redirects.entries()) {
    const field = `redirects.${index}.from`;
    const values = { at: location(field), address: from };
    if (isPage(from)) issues.error(field, 'site-redirect-hides', values);
    else if (targets.has(spellingOf(from))) issues.error(field, 'site-redirect-twice', values);
    targets.set(spellingOf(from), spellingOf(to));
  }
  for (const [index, { from }] of redirects.entries()) {
    const field = `redirects.${index}.to`;
    if (isCircular(spellingOf(from), targets))
      issues.error(field, 'site-redirect-circle', { at: location(field), address: from });
  }
}

function isCircular(from: string, targets: ReadonlyMap<string, string>): boolean {
  const visited = new Set<string>();
  for (let address: string | undefined = from; address !== undefined; address = targets.get(address)) {
    if (visited.has(address)) return address === from;
    visited.add(address);
  }
  return false;
}
