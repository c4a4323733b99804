import { END_OF_DAY, visibilityOf } from '#campus-api/model/times.ts';
import { Issues } from '#campus-api/validation/issue.ts';
import { OPENING_TIME, readMoment } from '#campus-api/validation/read-time.ts';
import type { Fields } from '#campus-api/web/drafts/drafts.ts';
import { readMomentFields } from '#campus-api/web/records/entries.ts';
import { readDays } from '#campus-api/web/view/fields.ts';
import type { View } from '#campus-api/web/view/layout.ts';
import type { DocumentKey } from '#content/site/index.ts';
import { timesOf } from '../addresses.ts';
import { isContent } from '../documents.ts';
import type { SiteDocument } from '../store.ts';
import type { Field } from './field.ts';

/** The field with the time from which on visitors see a text. Pages have it in their schema: a new page can be published later, too. */
const TIME_FIELD = 'publishAt';

/** The fields of a document with the time of its next change. */
export function withSchedule(root: Field): Field {
  if (root.kind !== 'object' || root.fields.some(([name]) => name === TIME_FIELD)) return root;
  return { ...root, fields: [...root.fields, [TIME_FIELD, { kind: 'moment', isOptional: true }]] };
}

/** The fields of a new document: only a new page can be published later. */
export function withoutSchedule(root: Field, type: string): Field {
  if (root.kind !== 'object' || type === 'page') return root;
  return { ...root, fields: root.fields.filter(([name]) => name !== TIME_FIELD) };
}

/** The content of a form without the time of a change, and that time; a page that is not public yet keeps its own time. */
export function splitSchedule(
  { stored, key, isPublic }: { stored: SiteDocument | null; key: DocumentKey; isPublic: boolean },
  content: unknown,
): { content: unknown; publishAt: string | null } {
  if (!isContent(content)) return { content, publishAt: null };
  const { [TIME_FIELD]: entered, ...others } = content;
  if (key.type === 'page' && (!isPublic || entered === stored?.content[TIME_FIELD]))
    return { content, publishAt: null };
  return { content: others, publishAt: typeof entered === 'string' ? entered : null };
}

/** The time of a day and a time of a form, as documents store it, null without one; and its problems. */
export function readMomentAt(view: View, sent: Fields, path: string, label: string) {
  const { days, problems } = readDays(view, sent, [path], { [path]: label });
  const day = days[path] ?? null;
  const { text, problem } = readMomentFields(view, sent, { name: path, label: { en: label, ne: label } }, day);
  if (problem && problems.length === 0) problems.push(problem);
  const time = path === 'withdrawAt' ? END_OF_DAY : OPENING_TIME;
  // A time that a text has already may be in the past.
  const now = new Date(0);
  return { moment: problems.length > 0 ? null : readMoment(new Issues(), path, text, { now, time }), problems };
}

/** State of a document, as the list shows it. */
export type DocumentState = 'sample' | 'edited' | 'missing' | 'draft' | 'scheduled' | 'withdrawn';

export function stateOf(document: SiteDocument | null): DocumentState {
  if (document === null) return 'missing';
  const { content } = document;
  if (content.isDraft === true) return 'draft';
  const { state } = visibilityOf(timesOf(content));
  if (state === 'scheduled' || state === 'withdrawn') return state;
  return content.isSample === true ? 'sample' : 'edited';
}
