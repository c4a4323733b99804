import type { AdminSession } from '#campus-api/accounts/sessions.ts';
import type { Campus } from '#campus-api/changes/campus.ts';
import type { ChangeResult } from '#campus-api/changes/change-campus.ts';
import type { Confirmation } from '#campus-api/changes/confirmation.ts';
import type { RecordName } from '#campus-api/changes/past-versions.ts';
import type { Rights } from '#campus-api/model/permissions.ts';
import type { RecordKind } from '#campus-api/model/tracked-tables.ts';
import type { ValidationIssue } from '#campus-api/validation/issue.ts';
import type { Locale } from '#content/locale.ts';
import type { Draft, Fields } from '../drafts/drafts.ts';
import type { AdminContext } from '../requests/context.ts';
import type { AdminServices } from '../requests/services.ts';
import type { FormProblem } from '../view/change-page.ts';
import type { Html } from '../view/html.ts';
import type { View } from '../view/layout.ts';
import type { AdminMessages } from '../view/messages.ts';
import type { ReadableFile } from '../view/readable-part.ts';
import type { RecordType } from './record-type.ts';
import type { SitePage } from './site-preview.ts';

/** An edit of someone else meanwhile: their changes, null if they removed the record; `by` is their name, null if it is not in the log. */
export interface EditConflict {
  changes: Html | null;
  by: string | null;
}

/** A type of content whose forms are drafts until they are published: a type of record, or the texts of the website. `State`: what versions are compared by. */
export interface DraftType<State = unknown> {
  services: AdminServices;
  kind: RecordKind;
  /** The path above `/drafts/ID`, that of the list. */
  path: string;
  section: keyof AdminMessages['nav'];
  /** The pattern of the names of records in addresses. */
  names: string;
  /** The name of the record that a form changes; `''` for a new one. */
  nameOf(fields: Fields): string;
  /** The address of a page about one record. */
  addressOf(page: 'edit' | 'versions' | 'remove', name: string): string;
  mayEdit(account: Rights, name: string): boolean;

  /** The files that a draft stores: none, the last one, or all. */
  files: 'none' | 'one' | 'all';
  /** Whether the action adds pictures; otherwise files of any kind. */
  takesPictures(action: string): boolean;
  /** The field with what its first picture shows, where the form has one text for that. */
  descriptionField?: string | undefined;
  /** Processes an uploaded file; one with a problem is removed from the draft. */
  prepare: NonNullable<RecordType['prepare']>;
  /** The fields that a draft stores; `existing`: those of the draft before. */
  storedFields(sent: Fields, existing: Fields | null): Fields;
  /** The address and the fields of the form before anything is typed; null if that is unknown. */
  openedForm(sent: Fields, language: Locale): { address: string; fields: Fields } | null;
  /** The label of a field that somebody types into, `''` if it has none; null for others. */
  labelOf(c: AdminContext, fields: Fields, name: string): string | null;

  open(draft: Draft, view: View): OpenDraft<State>;
  formPage(
    c: AdminContext,
    session: AdminSession,
    draft: Draft,
    problems: FormProblem[],
    conflict?: EditConflict | null,
  ): Response | Promise<Response>;
  /** Applies a button within the form. */
  press(draft: Draft, verb: string, argument: string, view: View): PressedButton;

  /** The record in the log; null if neither the campus nor the log has one of that name. */
  subjectOf(name: string): RecordName | null;
  /** The stored record; null for none of that name. */
  load(name: string, view: View): State | null;
  titleOf(name: string, state: State, view: View): string;
  /** The differences of two states; `fields`: those of a draft. */
  comparison(name: string, view: View, fields?: Fields): Comparison<State>;
  /** Stores a draft with an earlier version. `missing`: names of files that were deleted permanently. @throws HTTPException 404 */
  bringBack(
    session: AdminSession,
    view: View,
    name: string,
    change: number,
  ): Promise<{ draft: Draft; missing: readonly string[] }>;
  remove?: ((campus: Campus, name: string) => ChangeResult<unknown>) | undefined;
}

export interface Comparison<State> {
  differences(before: State | null, after: State | null): Html;
}

/** A draft with the record that it changes. */
export interface OpenDraft<State = unknown> {
  isNew: boolean;
  /** Whether that record was removed. */
  isGone: boolean;
  /** Whether a page for visitors shows it. */
  hasPreview: boolean;
  /** The revision that the form was made from. */
  revision: number;
  /** The fields with which the draft changes the record as it is now, or adds it again. */
  currentRevision(): Fields;
  /** Problems of files, shown as soon as they are uploaded. */
  fileProblems(): FormProblem[];
  /** The field of a file; `of` is that for which it was chosen, `''` if the form has one. */
  fileField(of: string): { field: string; label: string };
  /** The attached files, whose texts visitors can read. */
  readable(): ReadableFile[];
  /** The draft with its texts typed in Preeti or a similar font as Unicode. */
  inUnicode(session: AdminSession): Promise<Draft>;
  read(): ReadDraft<State>;
  /** The page of the website with the content of the draft; null for a draft with problems, and without such a page. */
  preview(session: AdminSession): Promise<SitePage | null>;
  /** A link to its page as visitors see it now. */
  link: Html | '';
}

/** The content of a draft. */
export interface ReadDraft<State> {
  /** Problems that need no dry run. */
  problems: FormProblem[];
  state(): State;
  labels(issues: readonly ValidationIssue[]): Readonly<Record<string, string>>;
  /** Problems of a failed change. @throws errors that need a confirmation, and unexpected ones */
  failures(error: unknown): FormProblem[];
  /** Without `revision`, changes of others are not looked at. */
  write(session: AdminSession, confirmation: Confirmation, options?: { revision: number }): Promise<WrittenDraft>;
}

export interface WrittenDraft {
  change: ChangeResult<unknown>;
  /** The address that reports the publication. `isApproved`: by a second person. */
  report(isApproved?: boolean): string;
}

/** A draft after a button, and the part of its form that the button belongs to. */
export interface PressedButton {
  draft: Draft;
  query: string;
  anchor: string;
  /** Whether the form has to be seen again before it is published. */
  isCleaned?: boolean;
}
