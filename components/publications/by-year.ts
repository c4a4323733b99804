import type { Publication } from '#lib/site/campus-client/types.ts';
import { inBothCalendars } from '#packages/nepali/calendar/index.ts';

/** The publications of one year; `year` is null for those without a date. */
export interface PublicationYear {
  year: { calendar: 'bs' | 'ad'; number: number } | null;
  publications: Publication[];
}

/** Groups publications by years of Bikram Sambat, the latest first, undated ones last; within a year the order is unchanged. */
export function byYear(publications: readonly Publication[]): PublicationYear[] {
  const years = new Map<string, PublicationYear>();
  for (const publication of publications) {
    const year = yearOf(publication);
    const key = year ? `${year.calendar} ${year.number}` : '';
    const group = years.get(key);
    if (group) group.publications.push(publication);
    else years.set(key, { year, publications: [publication] });
  }
  return [...years.values()].sort((a, b) => latest(b).localeCompare(latest(a)));
}

/** Publications of a page: more than a campus has, but a foreign API may invent any number. */
const MAX_LISTED = 500;

/** All publications of a usual list, in its order; the latest of a list that is too long for a page. */
export function listedPublications(publications: readonly Publication[]): readonly Publication[] {
  if (publications.length <= MAX_LISTED) return publications;
  return [...publications].sort((a, b) => (b.published ?? '').localeCompare(a.published ?? '')).slice(0, MAX_LISTED);
}

function yearOf({ published }: Publication): PublicationYear['year'] {
  if (published === null) return null;
  const { ad, bs } = inBothCalendars(published);
  return bs ? { calendar: 'bs', number: bs.year } : { calendar: 'ad', number: Number(ad.slice(0, 4)) };
}

const latest = ({ publications }: PublicationYear): string =>
  publications.reduce((last, { published }) => (published && published > last ? published : last), '');
