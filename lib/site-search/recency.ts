import { toDayNumber } from '../calendar/ad-date.ts';
import type { Entry, Kind } from './entry.ts';

/** A page of the site is more often meant than one notice among thousands. */
const kindWeight: Readonly<Record<Kind, number>> = {
  pages: 1.3,
  programmes: 1.2,
  people: 1.2,
  notices: 1,
  publications: 1,
  albums: 1,
};

/** Days after which the date of an entry counts half. */
const HALF_LIFE = 240;

/** What each entry's rank is multiplied by: its kind, and how new it is beside the newest. */
export function recencyOf(list: readonly Entry[]): Float32Array {
  const days = list.map(({ date }) => (date === null ? null : toDayNumber(date)));
  const newest = days.reduce<number>((latest, day) => Math.max(latest, day ?? latest), 0);
  return Float32Array.from(list, ({ kind }, at) => {
    const day = days[at] ?? null;
    const newness = day === null ? 1 : 0.75 + 0.35 * 0.5 ** ((newest - day) / HALF_LIFE);
    return kindWeight[kind] * newness;
  });
}
