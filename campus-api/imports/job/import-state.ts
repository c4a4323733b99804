import { z } from 'zod';
import { columnChoices, noChoices, tableHeadings } from '#campus-api/csv/headings.ts';
import { type IssueCode, issueMessages } from '#campus-api/validation/issue-messages.ts';
import { fileChoices } from './collect-files.ts';
import { sourceNames } from './sources.ts';

/** `planned`: the plan waits for a person; `planning` and `importing` run in a child process. */
export const importPhases = ['planning', 'planned', 'importing', 'done', 'failed', 'cancelled'] as const;
export type ImportPhase = (typeof importPhases)[number];

/** Work of the child process, in its order. */
export const importSteps = ['reading', 'collecting', 'planning', 'pictures', 'storing'] as const;

/** `total` is null where it is unknown. */
export const importProgress = z.object({
  step: z.enum(importSteps),
  done: z.number(),
  total: z.number().nullable(),
});
export type ImportProgress = z.infer<typeof importProgress>;

const file = z.object({ path: z.string(), name: z.string() });

const issueCodes = Object.keys(issueMessages).filter((code): code is IssueCode => Object.hasOwn(issueMessages, code));

const issue = z.object({
  level: z.enum(['error', 'warning']),
  field: z.string(),
  code: z.enum(issueCodes),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
});

/** Reasons why an import stopped, besides the issues of its files. `restarts`: the server stopped several times meanwhile. */
export const importFailures = ['disk', 'memory', 'time', 'busy', 'restarts', 'crash'] as const;

/** A problem of a table, with its line from 1. */
const row = z.object({
  line: z.number(),
  column: z.string().optional(),
  code: z.enum(issueCodes),
  values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});

/** `issues`: those of the uploaded files and of the campus; `rows`: those of a table, with its headings if other columns would help. */
export const importProblem = z.union([
  z.object({ issues: z.array(issue) }),
  z.object({ rows: z.array(row), rejected: tableHeadings.nullable() }),
  z.object({ failure: z.enum(importFailures) }),
]);
export type ImportProblem = z.infer<typeof importProblem>;

export const importCounts = z.object({
  notices: z.number(),
  pages: z.number(),
  publications: z.number(),
  albums: z.number(),
  files: z.number(),
  redirects: z.number(),
});

/** Settings of a plan: departments by slugs of categories or names of patterns in lower case, and the origin of the files. */
export const importChoices = z.object({
  map: z.record(z.string(), z.string()),
  /** Addresses of pages that a person chose, where the source proposes some; `isConfirmed`: whether somebody has chosen. */
  pages: z.array(z.string()),
  isConfirmed: z.boolean(),
  /** Columns of a table that a person chose. */
  table: columnChoices,
  files: z.enum(fileChoices),
});
export type ImportChoices = z.infer<typeof importChoices>;

/** The choices of a new import, but its files. */
export const noImportChoices: Omit<ImportChoices, 'files'> = {
  map: {},
  pages: [],
  isConfirmed: false,
  table: noChoices,
};

/** An import on the server, stored in its folder as `state.json`. */
export const importState = z.object({
  id: z.string(),
  /** The account that started it. */
  by: z.string(),
  source: z.enum(sourceNames),
  /** Address of an old site, or `''`. */
  address: z.string(),
  /** The uploaded files, by their paths in the folder. */
  files: z.array(file),
  /** Uploaded archives of the files of the old site. */
  archives: z.array(file),
  choices: importChoices,
  phase: z.enum(importPhases),
  /** Times in milliseconds since 1970. */
  started: z.number(),
  changed: z.number(),
  /** Number of starts of the child process for this phase. */
  starts: z.number(),
  problem: importProblem.nullable(),
  /** Whether the campus changed between the plan and the import, so that the plan was made again. */
  isReplanned: z.boolean(),
  /** Result of an import; `change` is its id in the log. */
  counts: importCounts.nullable(),
  change: z.number().nullable(),
});
export type ImportState = z.infer<typeof importState>;

export const isRunning = ({ phase }: Pick<ImportState, 'phase'>): boolean =>
  phase === 'planning' || phase === 'importing';

/** Whether it still occupies the server, or waits for a person. */
export const isOpen = (state: Pick<ImportState, 'phase'>): boolean => isRunning(state) || state.phase === 'planned';
