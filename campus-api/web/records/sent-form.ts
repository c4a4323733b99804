import type { FileTexts } from '#campus-api/database/values.ts';
import type { Draft, Fields } from '../drafts/drafts.ts';
import type { AdminServices } from '../requests/services.ts';
import type { View } from '../view/layout.ts';

/** A file of an existing record: its name for visitors, its stored name, and the corrected texts of its pages. */
interface RecordFile {
  stored: string;
  original: string;
  texts?: FileTexts | undefined;
}

/** An existing record as the values of its form. */
export interface ExistingRecord {
  fields: Fields;
  files: RecordFile[];
}

/** A form that was sent, with the record that it changes. */
export interface SentForm {
  view: View;
  services: AdminServices;
  draft: Draft;
  /** Null if the form adds a record, or if the one that it changes was removed. */
  before: ExistingRecord | null;
  /** Files of the draft as parameters of the write functions. */
  files: { path: string; name: string }[];
}
