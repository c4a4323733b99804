import type { AdminSession } from '#campus-api/accounts/sessions.ts';
import type { Locale } from '#content/locale.ts';
import type { Draft, Fields } from '../drafts/drafts.ts';
import type { AdminContext } from '../requests/context.ts';
import type { AdminServices } from '../requests/services.ts';
import type { FormProblem } from '../view/change-page.ts';
import type { RecordType } from './record-type.ts';

/** The drafts of one kind of form. */
export interface DraftReceiver {
  services: AdminServices;
  /** The path above `/drafts/ID`. */
  path: string;
  kind: string;
  /** The files that a draft keeps: none, the last one, or all. */
  files: 'none' | 'one' | 'all';
  /** Whether the action adds pictures; otherwise files of any kind. */
  takesPictures(action: string): boolean;
  /** @throws HTTPException 404 if the account has no such draft, 403 if it may not edit it */
  find(session: AdminSession, id: string): Draft;
  /** The fields that a draft stores; `existing`: those of the draft before. */
  storedFields(sent: Fields, existing: Fields | null): Fields;
  /** The address and the fields of the form before anything is typed; null if that is unknown. */
  openedForm(sent: Fields, language: Locale): { address: string; fields: Fields } | null;
  /** The label of a field that somebody types into, `''` if it has none; null for others. */
  labelOf(c: AdminContext, fields: Fields, name: string): string | null;
  /** Processes an uploaded file; one with a problem is removed from the draft. */
  prepare: NonNullable<RecordType['prepare']>;
  /** The form of a draft that could not be stored. */
  formPage(c: AdminContext, session: AdminSession, draft: Draft, problems: FormProblem[]): Response | Promise<Response>;
  /** Runs the action of the button that sent the form. `rejectedQuery`: the rejected files, as a query. */
  act(c: AdminContext, session: AdminSession, action: string, id: string, rejectedQuery: string): Promise<Response>;
}
