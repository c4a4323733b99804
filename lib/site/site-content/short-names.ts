import type { Locale } from '#content/locale.ts';
import { plainWords } from '#lib/platform/routes/linked-text.ts';
import type { Programme } from './programmes.ts';

/**
 * The short names of programmes by their ids: the abbreviation that a name has in brackets, with the words after it, as in `BBS` and
 * `MA in English`; the whole name where it has none, or where two programmes would have the same.
 */
export function shortNames(programmes: readonly Programme[], locale: Locale): ReadonlyMap<string, string> {
  const short = ({ name }: Programme) =>
    /\(([^()]+)\)([^()]*)$/.exec(plainWords(name[locale]))?.slice(1).join('').trim();
  const counts = Map.groupBy(programmes, short);
  return new Map(
    programmes.map((programme) => {
      const name = short(programme);
      return [programme.id, name && counts.get(name)?.length === 1 ? name : plainWords(programme.name[locale])];
    }),
  );
}
