import { kinds as definitions, type RecordKind } from './kinds.ts';
import type { Tag } from './record-kind.ts';

export function tagsForKinds(kinds: readonly RecordKind[]): Tag[] {
  return [...new Set(kinds.flatMap((kind) => definitions[kind].tags))];
}
