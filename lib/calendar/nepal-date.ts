import { type AdDate, isAdDate } from './ad-date.ts';

// By the zone's own history, not by adding 5:45, which Nepal keeps only since 1986.
const nepal = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
  timeZone: 'Asia/Kathmandu',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The civil day in Nepal at an instant. @throws RangeError for an invalid instant or one outside the years 1 to 9999 */
export function nepalDate(instant: Date): AdDate {
  const parts = new Map(nepal.formatToParts(instant).map((part) => [part.type, part.value]));
  const text = `${parts.get('year')?.padStart(4, '0')}-${parts.get('month')}-${parts.get('day')}`;
  if (isAdDate(text)) return text;
  throw new RangeError(`${instant.toISOString()} has no four-digit year`);
}
