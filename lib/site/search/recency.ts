import { toDayNumber } from '#packages/nepali/calendar/index.ts';
import type { Entry, EntryKind } from './entry.ts';

/** A page of the site is searched more often than one notice among thousands. */
const kindWeight: Readonly<Record<EntryKind, number>> = {
  pages: 1.3,
  programmes: 1.2,
  people: 1.2,
  notices: 1,
  publications: 1,
  events: 1,
  albums: 1,
  documents: 1,
};

/** Minimum weight of an old entry, and the days after which the part above it is halved. Notices and their documents age fast. */
const ageing = {
  notices: { minWeight: 0.25, halfLife: 90 },
  others: { minWeight: 0.7, halfLife: 240 },
} as const;

/** Factor for the rank of each entry, by its kind and its age relative to the newest; events to come are as new as that one, and age nothing else. */
export function recencyOf(list: readonly Entry[]): Float32Array {
  const days = list.map(({ date }) => (date === null ? null : toDayNumber(date)));
  const newest = days.reduce<number>(
    (latest, day, at) => (list[at]?.kind === 'events' ? latest : Math.max(latest, day ?? latest)),
    0,
  );
  return Float32Array.from(list, ({ kind }, at) => {
    const day = days[at] ?? null;
    const { minWeight, halfLife } = ageing[kind === 'notices' || kind === 'documents' ? 'notices' : 'others'];
    const newness = day === null ? 1 : minWeight + (1 - minWeight) * 0.5 ** (Math.max(0, newest - day) / halfLife);
    return kindWeight[kind] * newness;
  });
}
