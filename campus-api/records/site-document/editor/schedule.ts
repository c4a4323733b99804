import type { DocumentKey } from '#content/site/index.ts';
import { isPublishedNow } from '../addresses.ts';
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

/** State of a document, as the list shows it. */
export type DocumentState = 'sample' | 'edited' | 'missing' | 'draft' | 'scheduled';

export function stateOf(document: SiteDocument | null): DocumentState {
  if (document === null) return 'missing';
  const { content } = document;
  if (content.isDraft === true) return 'draft';
  if (!isPublishedNow(content)) return 'scheduled';
  return content.isSample === true ? 'sample' : 'edited';
}
