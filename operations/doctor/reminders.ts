import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readReviews } from '#campus-api/campus/document-reports.ts';
import { documentLabel } from '#campus-api/model/document-label.ts';
import type { Environment } from '#lib/platform/settings/schema.ts';
import type { SiteContent } from '#lib/site/campus-client/site.ts';
import { type AdDate, parseAdDate, toDayNumber } from '#packages/nepali/calendar/index.ts';

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

/** Documents of the site content whose own day of review has come, line by line. */
export function describeReviews({ dataDir }: Pick<Environment, 'dataDir'>, today: AdDate): string[] {
  if (!existsSync(join(dataDir, 'campus.db'))) return [];
  return readReviews({ dataDir }, today).flatMap(({ key, dueOn, isDue, quarter, year }) => {
    if (year !== undefined)
      return [
        `The months of ${year} are not confirmed, its dates are marked as provisional: when the official calendar is published, confirm them in the admin or by \`calendar confirm ${year}\``,
      ];
    if (quarter === undefined)
      return [`${documentLabel(key, 'en')}: review it ${isDue ? `now, it was due on ${dueOn}` : `until ${dueOn}`}`];
    return [
      `public information: the quarter that ended on ${quarter.end} has no disclosure yet, ${quarter.isLate ? 'late since' : 'due until'} ${quarter.dueUntil}`,
    ];
  });
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
