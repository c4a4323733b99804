import type { ImportChoices, ImportState } from '#campus-api/imports/job/import-state.ts';
import type { PlanReport } from '#campus-api/imports/job/plan-report.ts';
import { type Fields, firstValue } from '#campus-api/web/drafts/drafts.ts';
import { isColumnField, readColumnChoices } from '#campus-api/web/records/column-choice.ts';

/** Names of the fields of the choices. */
export const choiceFields = {
  category: 'category:',
  page: 'page',
  allPages: 'all-pages',
  files: 'files',
  confirmed: 'confirmed',
} as const;

/** The choices of the form of a plan; those of before, where it has none. Pages are sent by their positions in the report. */
export function readChoices(
  { choices, archives }: ImportState,
  report: PlanReport | null,
  fields: Fields,
): ImportChoices {
  const chosen = Object.entries(fields).flatMap(([name, [value = ''] = []]) =>
    name.startsWith(choiceFields.category)
      ? [[name.slice(choiceFields.category.length).toLowerCase(), value] as const]
      : [],
  );
  const files = firstValue(fields, choiceFields.files);
  const isArchive = files === 'archive' && archives.length > 0;
  const isConfirmed = firstValue(fields, choiceFields.confirmed) !== '';
  return {
    map: { ...choices.map, ...Object.fromEntries(chosen) },
    pages: isConfirmed ? chosenPages(report, fields) : choices.pages,
    table: Object.keys(fields).some(isColumnField) ? readColumnChoices(fields) : choices.table,
    isConfirmed: isConfirmed || choices.isConfirmed,
    files: isArchive || files === 'download' || files === 'none' ? files : choices.files,
  };
}

function chosenPages(report: PlanReport | null, fields: Fields): string[] {
  const pages = report?.proposal?.pages ?? [];
  if (firstValue(fields, choiceFields.allPages) !== '') return pages.map(({ address }) => address);
  const positions = new Set(Object.hasOwn(fields, choiceFields.page) ? fields[choiceFields.page] : []);
  return pages.filter((_, index) => positions.has(String(index))).map(({ address }) => address);
}
