import { z } from 'zod';
import { documentLabel } from '#campus-api/model/document-label.ts';
import { recordKinds } from '#campus-api/model/tracked-tables.ts';

/** The stored state of an enquiry that was replied to, a detail of its entries. */
export const REPLIED = 'answered';

/** Kinds of subjects of the log: records, and others without content. */
const subjectKinds = [...recordKinds, 'enquiry', 'account', 'backup'] as const;

const subject = z.object({
  kind: z.enum(subjectKinds),
  /** Null for a record type with a single record. */
  id: z.number().nullable().optional(),
  name: z.string().optional(),
  /** Replaces id and name when there are many. */
  count: z.number().optional(),
  /** The state of an enquiry; the new role of an account, `password`, or another change of its login. */
  detail: z.string().optional(),
});
export type Subject = z.infer<typeof subject>;

export const subjects = z.array(subject);

/** In English, as commands print it: `notice 5 (परीक्षा तालिका); staff 3 (Sita)`, or `87 staff` for many. */
export function showSubjects(list: readonly Subject[]): string {
  const parts = list.map(({ kind, id, name = '', count, detail }) => {
    if (count !== undefined) return `${count} ${kind}`;
    if (kind === 'site-document') return documentLabel(name, 'en');
    if (kind === 'enquiry' || kind === 'account') return `${kind} ${name}${detail ? `: ${detail}` : ''}`;
    return `${kind}${id == null ? '' : ` ${id}`}${name === '' ? '' : ` (${name})`}`;
  });
  return parts.join('; ');
}

const kindPattern = `(?:${subjectKinds.join('|')})`;
const entryStart = `(?:\\d+ )?${kindPattern}\\b`;
const oldEntry = new RegExp(
  `(?:(?<count>\\d+) )?(?<kind>${kindPattern})(?: (?<id>\\d+))?(?: \\((?<name>.*?)\\))?(?:$|(?:; |, )(?=${entryStart}))`,
  'gsy',
);

/** The subjects of an old entry without stored subjects, parsed from its English summary; null for another format. */
export function parseSummary(summary: string): Subject[] | null {
  const enquiry = /^enquiry (?<name>[0-9A-Z]{4}-[0-9A-Z]{4})(?:: (?<detail>\w+))?$/.exec(summary)?.groups;
  if (enquiry) return subjects.parse([{ kind: 'enquiry', ...enquiry }]);
  const entries = [...summary.matchAll(oldEntry)];
  if (entries.reduce((length, [text]) => length + text.length, 0) !== summary.length) return null;
  return subjects.parse(
    entries.map(({ groups: { kind, id, name, count } = {} }) => ({
      kind,
      id: id === undefined ? null : Number(id),
      name,
      count: count === undefined ? undefined : Number(count),
    })),
  );
}
