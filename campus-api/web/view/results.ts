import type { ChangeResult } from '#campus-api/changes/change-campus.ts';
import { type SiteUpdate, siteUpdateOf, siteUpdates } from '#campus-api/changes/site-update.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import type { View } from './layout.ts';
import type { AdminMessages } from './messages.ts';

/** The result of a change, as the next page reports it. */
export type ResultName = keyof AdminMessages['results'];

/** The address that reports a change: `path` with a query. `record` is the id of the changed record. */
export function reportAddress(
  path: string,
  name: ResultName,
  change: Pick<ChangeResult<unknown>, 'tags' | 'change'>,
  record: number | null = null,
): string {
  const site = siteUpdateOf(change);
  const done = change.change === null ? 'unchanged' : name;
  return `${path}?${new URLSearchParams({ done, site, ...(record !== null && { record: String(record) }), ...(change.change !== null && { change: String(change.change) }) })}`;
}

/** The result of a publication; `isApproved`: that a second person approved. */
export const publicationResult = (name: ResultName, isApproved: boolean): ResultName =>
  isApproved && (name === 'published' || name === 'changed') ? 'approved' : name;

/** A result as an address names it; `change`: its id in the log. */
export interface Report {
  name: ResultName;
  site: SiteUpdate;
  change?: number | null;
}

/** The report that is named by the query of `reportAddress`; null for any other query. */
export function readReport(query: URLSearchParams, messages: AdminMessages): Report | null {
  const name = query.get('done') ?? '';
  const site = siteUpdates.find((update) => update === query.get('site'));
  const change = Number(query.get('change'));
  return isResult(name, messages) && site ? { name, site, change: change > 0 ? change : null } : null;
}

/** The sentence for one result; `at` is when a scheduled record becomes public. */
export function reportText(
  { messages, language }: Pick<View, 'messages' | 'language'>,
  { name, site }: Report,
  at = '',
): string {
  const { result, soon } = messages.results[name];
  const forVisitors = {
    none: '',
    soon,
    content: messages.siteReadsRecordsElsewhere,
    elsewhere: messages.siteReadsElsewhere,
    'other-machine': messages.siteReadsElsewhere,
  }[site];
  return [fillIn(result, { at }, language), forVisitors].filter(Boolean).join(' ');
}

const isResult = (name: string, messages: AdminMessages): name is ResultName => Object.hasOwn(messages.results, name);
