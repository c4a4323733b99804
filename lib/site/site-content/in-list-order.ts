import type { Localized } from '#content/locale.ts';

interface Listed {
  readonly id: string;
  readonly name: Localized;
  readonly position?: number | undefined;
}

/** The order of a list of the campus: by position, then by name. */
export const inListOrder = (a: Listed, b: Listed): number =>
  (a.position ?? Infinity) - (b.position ?? Infinity) || a.name.en.localeCompare(b.name.en) || a.id.localeCompare(b.id);
