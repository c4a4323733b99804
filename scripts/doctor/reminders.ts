import { programs } from '#content/pages/programs.ts';
import { publicInformationContent } from '#content/pages/public-information.ts';
import { type AdDate, parseAdDate, toDayNumber } from '#lib/calendar/ad-date.ts';

/** Days after which the public information must be renewed: three months (Right to Information Act 2064, section 5). */
const RENEWAL_DAYS = 92;

const page = 'content/pages/public-information.ts';

function publicInformationLines(updatedOn: string, today: AdDate): string[] {
  const day = parseAdDate(updatedOn);
  if (day === null) return [`updatedOn in ${page} is not a date: write it as 2026-11-22`];
  const days = toDayNumber(today) - toDayNumber(day);
  if (days < 0) return [`updatedOn in ${page} is in the future: ${updatedOn}`];
  if (days <= RENEWAL_DAYS) return [];
  return [`The public information is from ${updatedOn}, ${days} days ago: review ${page} and renew updatedOn`];
}

/** Pages to review, line by line: public information that is due, and pages that label their figures as samples. */
export function describeReminders(today: AdDate, updatedOn: string = publicInformationContent.updatedOn): string[] {
  return [
    ...publicInformationLines(updatedOn, today),
    ...(programs.figuresAreSamples
      ? [
          'Pages of programmes call their seats and fees samples: when they are your own, set figuresAreSamples in content/pages/programs.ts',
        ]
      : []),
    ...(publicInformationContent.areSamples
      ? [`The citizen charter calls itself a sample: when it is your own, set areSamples in ${page}`]
      : []),
  ];
}
