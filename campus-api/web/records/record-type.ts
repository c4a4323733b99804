import type { Campus } from '#campus-api/changes/campus.ts';
import type { ChangeResult } from '#campus-api/changes/change-campus.ts';
import type { ChangeAction } from '#campus-api/changes/change-log.ts';
import type { Times, Visibility } from '#campus-api/model/times.ts';
import type { RecordKind as RecordTypeName } from '#campus-api/model/tracked-tables.ts';
import type { Issues } from '#campus-api/validation/issue.ts';
import type { Locale } from '#content/locale.ts';
import type { AdDate } from '#packages/nepali/calendar/index.ts';
import type { DraftFile } from '../drafts/drafts.ts';
import type { AdminServices } from '../requests/services.ts';
import type { FormProblem } from '../view/change-page.ts';
import type { Html } from '../view/html.ts';
import type { View } from '../view/layout.ts';
import type { AdminMessages } from '../view/messages.ts';
import type { FormParts } from './form-parts.ts';
import type { Listing } from './listing.ts';
import type { ExistingRecord, SentForm } from './sent-form.ts';

/** A parsed form: the requested change, the days of its selects, and problems that need no dry run. */
export interface ReadForm {
  problems: FormProblem[];
  days: Readonly<Record<string, AdDate | null>>;
  /** Adds the record if `record` is null. */
  write(
    campus: Campus,
    record: number | null,
    revision: number | undefined,
  ): ChangeResult<unknown> | Promise<ChangeResult<unknown>>;
}

/** The other times of a record; an issue for a wrong one. */
export type TimesChange = (times: Times, issues: Issues) => Times;

/** A type of record: its pages, form and write functions. */
export interface RecordType {
  name: RecordTypeName;
  /** The first part of its addresses. */
  path: string;
  section: keyof AdminMessages['nav'];
  /** The path of the public page of a record, null if no page shows it; or of the first page with all of them for null. */
  sitePage(services: AdminServices, id: number | null): string | null;
  /** Whether records can only be changed, not added or removed. */
  isFixed?: boolean;
  headings(language: Locale): { newOne: string; editOne: string; title: string };
  /** Labels of the fields by their names in the write functions, which are their ids in the form. */
  labels(language: Locale): Readonly<Record<string, string>>;
  /** Names of the fields that a draft stores. */
  fields: readonly string[];
  /** Fields that another record like it does not begin with, besides days and files. */
  notCopied?: readonly string[];
  /** The field of its files, and whether it accepts several. */
  files?: { field: string; isMultiple: boolean; accept?: string };
  /** The field with what the first picture shows. */
  descriptionField?: string;
  /** Processes an uploaded file, such as resizing a picture. A file with a problem is removed from the draft. */
  prepare?(
    folder: string,
    file: DraftFile,
  ): Promise<DraftFile | { code: string; values: Readonly<Record<string, string | number>> }>;
  load(services: AdminServices, id: number): ExistingRecord | null;
  /** The records that visitors do not see because stored values are wrong, with the labels of their fields. Without `readsAll`: of the records that this connection has read. */
  unreadable?(
    services: Pick<AdminServices, 'database'>,
    language: Locale,
    options?: { readsAll: boolean },
  ): { id: number; fields: string[] }[];
  /** Whether visitors see a record, for types with other rules than its times; null if there is none of that id. */
  visibility?(services: AdminServices, id: number): Visibility | null;
  form(parts: FormParts, sent: SentForm): Html;
  read(sent: SentForm): ReadForm;
  /** Whether no page for visitors shows a record. */
  isPrivate?: true;
  /** The list of all records. */
  listing: Listing;
  /** Sets the times of several records in one change, for types whose times are not columns alone. */
  setTimes?(
    campus: Campus,
    ids: readonly number[],
    action: ChangeAction,
    change: TimesChange,
  ): ChangeResult<readonly unknown[]>;
  remove?(campus: Campus, ids: readonly number[]): ChangeResult<readonly unknown[]>;
  /** The buttons that remove a record from the website, for types that do more than delete; null if there is none of that id. */
  removal?(view: View, services: AdminServices, id: number): Html | null;
}
