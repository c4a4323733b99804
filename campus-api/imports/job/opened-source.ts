import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import type { ColumnChoices, TableHeadings } from '#campus-api/csv/headings.ts';
import type { FileSource } from '#campus-api/imports/plan/file-reasons.ts';
import type { ImportPlan } from '#campus-api/imports/plan/import-plan.ts';
import type { NamedFile } from '#packages/site-import/files/index.ts';
import type { NetworkPolicy } from '#packages/site-import/network/index.ts';

/** Pages and lists of an old site are read once for an import, and again for the next one. */
export const STAGED_MS = 30 * 86_400_000;

/** Lists of notices with examples, and other pages, of which a person chooses. */
export const proposal = z.object({
  patterns: z.array(
    z.object({
      name: z.string(),
      label: z.string(),
      address: z.string(),
      count: z.number(),
      /** The department that its words suggest, or that was chosen. */
      department: z.string(),
      /** `date`: day in AD, or `''`; `before`: the title in a legacy font, or `''`. */
      examples: z.array(
        z.object({ title: z.string(), date: z.string(), files: z.array(z.string()), before: z.string() }),
      ),
    }),
  ),
  pages: z.array(z.object({ address: z.string(), title: z.string(), isChosen: z.boolean() })),
});
export type Proposal = z.infer<typeof proposal>;

/** `delayMs`: pause between two requests, by default that of the source. */
export interface SourceNetwork extends NetworkPolicy {
  delayMs?: number | undefined;
}

/** Uploaded files or the address of an old site; `folder` is for temporary files, which stay until the import is complete. */
export interface SourceJob extends SourceNetwork {
  files: readonly NamedFile[];
  /** Uploaded archives of files. */
  archives: readonly NamedFile[];
  address: string;
  choices: SourceChoices;
  /** The campus, for reading. */
  database: DatabaseSync;
  folder: string;
  /** `waiting`: pages that are known and not read yet. */
  onProgress(items: number, waiting?: number): void;
}

/** Departments by names, addresses of pages, and columns of a table. */
export interface SourceChoices {
  map: ReadonlyMap<string, string>;
  pages: readonly string[];
  table: ColumnChoices;
}

/** A source that was read. `site`: address for downloads, or `''`; `map`: departments by slugs of categories. */
export interface OpenedSource {
  site: string;
  /** Lists of notices and other pages that were found, and that a person must choose; null for a source without choices. */
  proposal: Proposal | null;
  /** Headings of a table, if a person may choose their columns. */
  columns?: TableHeadings | null;
  plan(database: DatabaseSync, choices: { map: ReadonlyMap<string, string>; source: FileSource }): ImportPlan;
  /** Called when no other plan will be made. */
  release(): void;
}
