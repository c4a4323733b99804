import type { RecordKind } from './tracked-tables.ts';

/** Cache tags of the site (`lib/content-store/tags.ts`). */
export type Tag = 'contact' | 'notices' | 'flash-notices' | 'staff' | 'gallery' | 'publications' | 'site';

/** Tags of the pages that show each kind of record; the visit counter and the area behind the login are read on each request. */
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
  'site-document': ['site'],
};

export function tagsForKinds(kinds: readonly RecordKind[]): Tag[] {
  return [...new Set(kinds.flatMap((kind) => tagsOfKinds[kind]))];
}
