import type { AdDate } from '#lib/calendar/index.ts';
import type { Done } from '../../change-campus.ts';
import type { RecordKind as KindName } from '../../changes/tracked-tables.ts';
import type { Campus } from '../../with-campus.ts';
import type { Office } from '../admin.ts';
import type { FormProblem } from '../change-page.ts';
import type { Draft, DraftFile, Fields } from '../drafts.ts';
import type { AdminMessages } from '../messages/index.ts';
import type { Html } from '../view/html.ts';
import type { View } from '../view/layout.ts';
import type { FormParts } from './form-parts.ts';
import type { Visibility } from './visibility.ts';

/** A file that a record has already: its name for visitors and the one that it is stored under. */
export interface RecordFile {
  stored: string;
  original: string;
}

/** A record as a form changes it. */
export interface ExistingRecord {
  fields: Fields;
  files: RecordFile[];
}

/** What a form says: the change that it asks for, days that were read from its selects, and what is wrong before anything is tried. */
export interface ReadForm {
  problems: FormProblem[];
  days: Readonly<Record<string, AdDate | null>>;
  /** With nothing in `record` it is added. */
  write(campus: Campus, record: number | null, revision: number | undefined): Done<unknown> | Promise<Done<unknown>>;
}

/** What is read of a form. */
export interface SentForm {
  view: View;
  office: Office;
  draft: Draft;
  /** Null where the form adds a record, or where the one that it changes is gone. */
  before: ExistingRecord | null;
  /** Files of the draft as the office's functions take them. */
  files: { path: string; name: string }[];
}

/** One kind of record as the office lists, writes and removes it. */
export interface Kind {
  name: KindName;
  /** The first part of its addresses. */
  path: string;
  section: keyof AdminMessages['nav'];
  /** Whether records can be added and removed, or only changed. */
  isFixed?: boolean;
  words(words: AdminMessages): { newOne: string; editOne: string; title: string };
  /** The names of the fields as the office's functions call them, which are the ids of the fields in the form. */
  labels(words: AdminMessages): Readonly<Record<string, string>>;
  /** Names of the fields that a draft keeps. */
  fields: readonly string[];
  /** The field of its files, and how many it takes. */
  files?: { field: string; most: 'one' | 'several'; accept?: string };
  /** What becomes of a file as soon as it is there: pictures are made smaller. A problem takes it out again. */
  prepare?(
    place: string,
    file: DraftFile,
  ): Promise<DraftFile | { code: string; values: Readonly<Record<string, string | number>> }>;
  known(office: Office, id: number): ExistingRecord | null;
  /** Whether visitors see a record, where not all of this kind are public; null where there is none of that id. */
  visibility?(office: Office, id: number): Visibility | null;
  form(parts: FormParts, sent: SentForm): Html;
  read(sent: SentForm): ReadForm;
  preview?(sent: SentForm, read: ReadForm): Html;
  /** The records with what can be done with each. */
  list(view: View, office: Office, query: URLSearchParams): Html;
  remove?(campus: Campus, id: number): Done<unknown>;
}
