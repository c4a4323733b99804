import { programs } from '#content/pages/programs.ts';
import { publicInformation } from '#content/pages/public-information.ts';
import { type AdDate, parseAdDate, toDayNumber } from '#lib/calendar/ad-date.ts';

/** Three months: after so many days the public information is renewed (Right to Information Act 2064, section 5). */
const RENEWED = 92;

const page = 'content/pages/public-information.ts';

function publicInformationLines(updatedOn: string, today: AdDate): string[] {
  const day = parseAdDate(updatedOn);
  if (day === null) return [`updatedOn in ${page} is no day: write it as 2026-11-22`];
  const days = toDayNumber(today) - toDayNumber(day);
  if (days < 0) return [`updatedOn in ${page} is still to come: ${updatedOn}`];
  if (days <= RENEWED) return [];
  return [`The public information is from ${updatedOn}, ${days} days ago: look through ${page} and renew updatedOn`];
}

/** What has to be looked at again, line by line: public information that is due, pages that call their figures samples. */
export function describeReminders(today: AdDate, updatedOn: string = publicInformation.updatedOn): string[] {
  return [
    ...publicInformationLines(updatedOn, today),
    ...(programs.figuresAreSamples
      ? [
          'Pages of programmes call their seats and fees samples: when they are your own, set figuresAreSamples in content/pages/programs.ts',
        ]
      : []),
    ...(publicInformation.areSamples
      ? [`The citizen charter calls itself a sample: when it is your own, set areSamples in ${page}`]
      : []),
  ];
}
