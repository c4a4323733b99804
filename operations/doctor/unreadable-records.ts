import { readCampus } from '#campus-api/campus/unread-enquiries.ts';
import { findUnreadable } from '#campus-api/records/find-unreadable.ts';
import type { Environment } from '#lib/platform/settings/schema.ts';
import { count } from './check.ts';

/** The records that visitors do not see because stored values are wrong, line by line. */
export function describeUnreadable({ upstreamUrl, dataDir }: Pick<Environment, 'upstreamUrl' | 'dataDir'>): string[] {
  const read = () => readCampus(dataDir, (database) => findUnreadable(database, 'en', { readsNotices: true }));
  const records = upstreamUrl === null ? (read() ?? []) : [];
  if (records.length === 0) return [];
  return [
    `✗ ${count(records.length, 'record')} with wrong stored values, which visitors do not see: open each form in the admin, correct the fields and publish`,
    ...records.map(({ type, fields, form }) => `  ${type.headings('en').title}: ${form} (${fields.join(', ')})`),
  ];
}
