import type { ChangeResult } from './change-campus.ts';

/**
 * When the site shows a change: within seconds, never where it reads records from another campus API or all content from another machine, `content`
 * if it shows only the site content of the change, `none` if the change is not public.
 */
export const siteUpdates = ['none', 'soon', 'content', 'elsewhere', 'other-machine'] as const;
export type SiteUpdate = (typeof siteUpdates)[number];

/** The site polls the database of the campus: nothing has to be sent. Without `SITE_CONTENT_URL` it reads the site content there also if its records come from another API. */
export function siteUpdateOf(
  { tags }: Pick<ChangeResult<unknown>, 'tags'>,
  { UPSTREAM_URL, SITE_CONTENT_URL }: NodeJS.ProcessEnv = process.env,
): SiteUpdate {
  if (tags.length === 0) return 'none';
  if (SITE_CONTENT_URL?.trim()) return 'other-machine';
  if (!UPSTREAM_URL?.trim() || tags.every((tag) => tag === 'site')) return 'soon';
  return tags.includes('site') ? 'content' : 'elsewhere';
}

/** The line for each as commands print it. */
export const siteUpdateLines = {
  none: [],
  soon: ['The site shows it within seconds, or within a minute if it reads this campus API over HTTP.'],
  content: [
    'The site shows the texts, names and pages within seconds. UPSTREAM_URL is set: its records come from another campus API and not from this database.',
  ],
  elsewhere: [
    'The site does not show it: UPSTREAM_URL is set, so it reads from another campus API and not from this database.',
  ],
  'other-machine': [
    'The site does not show it: SITE_CONTENT_URL is set, so it reads the content of another machine. Make the change there.',
  ],
} as const satisfies Record<SiteUpdate, readonly string[]>;
