import type { CampusContent } from '#campus-api/records/campus-content.ts';
import type { NewDocument } from '#campus-api/records/site-document/insert.ts';

/** `dataDir` holds the database and the folder `files`; the account settings are explained in `accounts/login.ts`. */
export interface CampusApiOptions {
  dataDir: string;
  qaaUser?: string | undefined;
  qaaPassword?: string | undefined;
  /** Folder that the first start copies into `files`, null for none; by default `campus-api/sample/files` under the working directory. */
  sampleFilesDir?: string | null | undefined;
  /** Content for an empty database, by default the sample campus; null for none, where another campus API has the records. */
  content?: CampusContent | null | undefined;
  /** Site content for an empty database; by default that of the sample campus, none where another campus API has the records: they belong together. */
  siteDocuments?: readonly NewDocument[] | undefined;
}
