import { createHash } from 'node:crypto';
import { z } from 'zod';
import { tableHeadings } from '#campus-api/csv/headings.ts';
import { countPlan } from '#campus-api/imports/plan/describe-plan.ts';
import type { ImportPlan } from '#campus-api/imports/plan/import-plan.ts';
import { type Remark, type RemarkCode, remarkMessages } from '#campus-api/imports/plan/remarks.ts';
import { languageOf } from '#packages/nepali/text/language.ts';
import { importCounts } from './import-state.ts';
import { type OpenedSource, proposal } from './opened-source.ts';

/** Remarks of a kind that a report lists; the others are counted. */
const MAX_REMARKS = 2000;

const text = z.object({ en: z.string().optional(), ne: z.string().optional() });
const localized = z.object({ en: z.string(), ne: z.string() });
const remarkCodes = Object.keys(remarkMessages).filter((code): code is RemarkCode =>
  Object.hasOwn(remarkMessages, code),
);

/** A record of a plan. `date`: day in AD, or `''`; `departments`: their ids; `files`: number of files or pictures; `address`: that of a page, or `''`. */
const plannedRow = z.object({
  title: text,
  date: z.string(),
  departments: z.array(z.number()),
  files: z.number(),
  address: z.string(),
});
export type PlannedRow = z.infer<typeof plannedRow>;

/** The kinds of records of a report, in its order. */
export const reportLists = ['notices', 'pages', 'publications', 'albums'] as const;
export type ReportList = (typeof reportLists)[number];

/** A plan as its page shows it. */
export const planReport = z.object({
  /** Address of the old site, or `''`. */
  site: z.string(),
  counts: importCounts,
  /** Number of items that were imported before. */
  existing: z.number(),
  hasMenu: z.boolean(),
  /** Null for a source without choices. */
  proposal: proposal.nullable(),
  /** Headings of a table, if a person may choose their columns. */
  columns: tableHeadings.nullable(),
  /** Categories of posts; `department` is null for one without, whose posts go to the default department. */
  categories: z.array(
    z.object({ slug: z.string(), name: z.string(), number: z.number(), department: z.string().nullable() }),
  ),
  /** Records to make. */
  notices: z.array(plannedRow),
  pages: z.array(plannedRow),
  publications: z.array(plannedRow),
  albums: z.array(plannedRow),
  remarks: z.array(
    z.object({
      code: z.enum(remarkCodes),
      count: z.number(),
      items: z.array(z.record(z.string(), z.union([z.string(), z.number(), localized]))),
    }),
  ),
});
export type PlanReport = z.infer<typeof planReport>;
export type RemarkGroup = PlanReport['remarks'][number];

export function reportOf(
  plan: ImportPlan,
  { proposal: proposed, columns = null }: Pick<OpenedSource, 'proposal' | 'columns'>,
): PlanReport {
  const isCategory = ({ code }: Remark) => code === 'category-mapped' || code === 'category-unmapped';
  return {
    site: plan.site,
    counts: countPlan(plan),
    existing: plan.existing,
    hasMenu: plan.menu !== null,
    proposal: proposed,
    columns,
    categories: plan.remarks.filter(isCategory).map(({ code, values }) => ({
      slug: String(values.slug),
      name: String(values.name),
      number: Number(values.number),
      department: code === 'category-unmapped' ? null : String(values.department),
    })),
    notices: plan.notices.map(({ title, createdDate, departmentIds, files }) =>
      rowOf(title, { date: createdDate.slice(0, 10), departments: departmentIds, files: files.length }),
    ),
    pages: plan.pages.map(({ key, title }) => ({ ...rowOf('', { address: key.slice('page'.length) }), title })),
    publications: plan.publications.map(({ description, publishDate, files }) =>
      rowOf(description, { date: publishDate, files: files.length }),
    ),
    albums: plan.albums.map(({ title, date, pictures }) => rowOf(title, { date, files: pictures.length })),
    remarks: groupRemarks(plan.remarks.filter((remark) => !isCategory(remark))),
  };
}

/** Titles of records are in one language or in both at once. */
const rowOf = (title: string, values: Partial<PlannedRow>): PlannedRow => ({
  title: { [languageOf(title)]: title },
  date: '',
  departments: [],
  files: 0,
  address: '',
  ...values,
});

/** Remarks by their code, in the order of the messages. */
function groupRemarks(remarks: readonly Remark[]): RemarkGroup[] {
  const groups = Map.groupBy(remarks, ({ code }) => code);
  return remarkCodes.flatMap((code) => {
    const group = groups.get(code);
    if (group === undefined) return [];
    return [{ code, count: group.length, items: group.slice(0, MAX_REMARKS).map(({ values }) => ({ ...values })) }];
  });
}

/** Two plans with the same digest make, leave out and repair the same. */
export const digestOf = (report: PlanReport): string =>
  createHash('sha256')
    .update(JSON.stringify(planReport.parse(report)))
    .digest('base64url');
