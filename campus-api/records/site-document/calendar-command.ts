import type { Campus } from '#campus-api/changes/campus.ts';
import type { ChangeResult } from '#campus-api/changes/change-campus.ts';
import { changeCommand } from '#campus-api/cli/change-command.ts';
import { required, takeArgs } from '#campus-api/cli/read-arguments.ts';
import { UsageError } from '#campus-api/cli/usage-error.ts';
import type { CampusCalendar } from '#content/site/calendar.ts';
import { toLatinDigits } from '#packages/nepali/text/digits.ts';
import { CALENDAR, yearsIn } from './check-years.ts';
import { createSiteStore } from './store.ts';
import { saveDocument } from './write.ts';
import type { SavedDocument } from './write-document.ts';

export const confirmYearCommand = changeCommand({
  summary: 'confirm the month lengths of a year of Bikram Sambat',
  help: `calendar confirm YEAR [LENGTHS]
  LENGTHS are the days of the twelve months from Baisakh on, such as "31 31 32 31 31 31 30 29 30 29 30 30"; by default the
  provisional ones of the release. Years are confirmed one after the other; until then dates in them are marked as provisional.`,
  options: {},
  plan(_, args) {
    const [entered, months] = takeArgs(args, 2);
    const year = Number(toLatinDigits(required(entered, 'the year')));
    if (!Number.isInteger(year)) throw new UsageError(`"${entered}" is not a year`);
    return {
      write: (campus) => confirmYear(campus, { year, ...(months !== undefined && { months }) }),
      show: () => `Confirmed: the months of ${year}`,
    };
  },
});

/** Confirms a year, with its month lengths or the provisional ones; one that is confirmed already gets these lengths. @throws RefusedError */
function confirmYear(campus: Campus, entry: CampusCalendar['years'][number]): ChangeResult<SavedDocument> {
  const content = createSiteStore(campus.database).find(CALENDAR)?.content;
  const others = yearsIn(content).filter(({ year }) => year !== entry.year);
  const years = [...others, entry].sort((a, b) => a.year - b.year);
  return saveDocument(campus, CALENDAR, { ...content, years });
}
