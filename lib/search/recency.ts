import { toDayNumber } from '#lib/calendar/ad-date.ts';
import type { Entry, Kind } from './entry.ts';

/** A page of the site is more often meant than one notice among thousands. */
const kindWeight: Readonly<Record<Kind, number>> = {
  pages: 1.3,
  programmes: 1.2,
  people: 1.2,
  notices: 1,
  publications: 1,
  albums: 1,
  documents: 1,
};

/** What is left of the weight of an old entry, and the days after which half of the rest is gone. A notice ages fast, and its documents with it. */
const ageing = {
  notices: { least: 0.25, halfLife: 90 },
  others: { least: 0.7, halfLife: 240 },
} as const;

/** What each entry's rank is multiplied by: its kind, and how new it is beside the newest. */
export function recencyOf(list: readonly Entry[]): Float32Array {
  const days = list.map(({ date }) => (date === null ? null : toDayNumber(date)));
  const newest = days.reduce<number>((latest, day) => Math.max(latest, day ?? latest), 0);
  return Float32Array.from(list, ({ kind }, at) => {
    const day = days[at] ?? null;
    const { least, halfLife } = ageing[kind === 'notices' || kind === 'documents' ? 'notices' : 'others'];
    const newness = day === null ? 1 : least + (1 - least) * 0.5 ** ((newest - day) / halfLife);
    return kindWeight[kind] * newness;
  });
}
