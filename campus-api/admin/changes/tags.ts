import type { RecordKind } from './tracked-tables.ts';

/** Cache tags of the site (`lib/content-store/tags.ts`). */
export type Tag = 'contact' | 'notices' | 'flash-notices' | 'staff' | 'gallery' | 'publications';

/** What pages show of each kind of record; the count of visits and the area behind the login are read anew for each request. */
const tagsOfKinds: Readonly<Record<RecordKind, readonly Tag[]>> = {
  contact: ['contact'],
  staff: ['staff'],
  committee: ['staff'],
  structure: ['staff'],
  notice: ['notices', 'flash-notices'],
  'flash-notice': ['flash-notices'],
  album: ['gallery'],
  publication: ['publications'],
  'qaa-document': [],
  'qaa-user': [],
  counter: [],
};

export function tagsOf(kinds: readonly RecordKind[]): Tag[] {
  return [...new Set(kinds.flatMap((kind) => tagsOfKinds[kind]))];
}
