import { type AdDate, parseAdDate, toDayNumber } from '#lib/calendar/ad-date.ts';
import type { SiteContent } from '#lib/upstream/site.ts';

/** Days after which the public information must be renewed: three months (Right to Information Act 2064, section 5). */
const RENEWAL_DAYS = 92;

const PAGE = '/publicInformation';

function publicInformationLines(updatedOn: string | undefined, today: AdDate): string[] {
  const day = updatedOn === undefined ? null : parseAdDate(updatedOn);
  if (day === null) return [`The public information (${PAGE}) has no day of its last review`];
  const days = toDayNumber(today) - toDayNumber(day);
  if (days < 0) return [`The last review of the public information (${PAGE}) is in the future: ${updatedOn}`];
  if (days <= RENEWAL_DAYS) return [];
  return [
    `The public information is from ${updatedOn}, ${days} days ago: review ${PAGE} and renew the day of its review`,
  ];
}

/** Pages to review, line by line: public information that is due, and pages that label their figures as samples. */
export function describeReminders(today: AdDate, site: SiteContent): string[] {
  const { programmes, 'public-information': information } = site;
  return [
    ...(information
      ? publicInformationLines(information.updatedOn, today)
      : [`The public information (${PAGE}) is missing: the Right to Information Act 2064 requires it`]),
    ...(programmes?.figuresAreSamples
      ? ['Pages of programmes label their seats and fees as samples: remove the label when the figures are your own']
      : []),
    ...(information?.areSamples
      ? [`The citizen charter (${PAGE}) labels itself as a sample: remove the label when it is your own`]
      : []),
  ];
}
