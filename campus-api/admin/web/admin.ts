import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { makeFolder } from '#campus-api/files/make-folder.ts';
import { prepareDatabase } from '#campus-api/prepare.ts';
import { createStores, type Stores } from '#campus-api/stores/index.ts';
import type { Done } from '../change-campus.ts';
import type { Confirmation } from '../changes/confirmation.ts';
import type { RecordKind } from '../changes/tracked-tables.ts';
import { type Campus, withCampus } from '../with-campus.ts';
import { clearOldDrafts, createDraftStore, type DraftStore } from './drafts.ts';
import { createLogIn } from './log-in.ts';
import { prepareAdmin } from './prepare-admin.ts';
import { hasPermission } from './roles.ts';
import type { Session } from './sessions.ts';
import type { AdminSettings } from './settings.ts';
import { createUploadQuota, type UploadQuota } from './upload-quota.ts';

/** What the pages of the office work on. */
export interface Office {
  settings: AdminSettings;
  /** For accounts, sessions and drafts, and to read records; records are changed through `change` alone. */
  database: DatabaseSync;
  filesFolder: string;
  stores: Stores;
  drafts: DraftStore;
  uploadQuota: UploadQuota;
  logIn: ReturnType<typeof createLogIn>;
  /** Where uploads are put together. */
  draftsFolder: string;
  /** Changes the campus as a command does, alone among those who change it; `by` is whom the log names. */
  change<Result>(
    session: Session,
    consent: Confirmation,
    work: (campus: Campus) => Done<Result> | Promise<Done<Result>>,
  ): Promise<Done<Result>>;
  close(): void;
}

/** Opens the office on its data; answers the password of the first account where it made one up. */
export async function openAdmin(settings: AdminSettings): Promise<{ office: Office; madePassword: string | null }> {
  const { database, filesFolder } = prepareDatabase(settings.campus, false);
  const draftsFolder = join(settings.campus.dataDir, 'office-drafts');
  makeFolder(draftsFolder);
  clearOldDrafts(database, draftsFolder, Date.now());
  const madePassword = await prepareAdmin(database, settings);
  const drafts = createDraftStore(database, draftsFolder);
  const office: Office = {
    settings,
    database,
    filesFolder,
    draftsFolder,
    stores: createStores(database),
    drafts,
    // A back-up is as large as the campus; only administrators send one, and each has one at a time.
    uploadQuota: createUploadQuota(drafts, { isCounted: (kind) => kind !== 'restore' }),
    logIn: createLogIn(database),
    change: ({ account }, consent, work) => {
      const mayChange = (kind: RecordKind) => hasPermission(account.role, kind);
      return withCampus(settings.campus, { by: account.userName, consent, mayChange }, work);
    },
    close: () => database.close(),
  };
  return { office, madePassword };
}
