import { kinds as definitions, type RecordKind } from './kinds.ts';

/** Cache tags of the site (`lib/site/content-cache/tags.ts`). */
export type Tag = 'contact' | 'notices' | 'flash-notices' | 'staff' | 'gallery' | 'publications' | 'site';

export function tagsForKinds(kinds: readonly RecordKind[]): Tag[] {
  return [...new Set(kinds.flatMap((kind) => definitions[kind].tags))];
}
