import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { createLogIn } from '#campus-api/accounts/admin-login.ts';
import type { AdminSession } from '#campus-api/accounts/sessions.ts';
import { prepareDatabase } from '#campus-api/campus/prepare.ts';
import { type Campus, withCampus } from '#campus-api/campus/with-campus.ts';
import type { ChangeResult } from '#campus-api/changes/change-campus.ts';
import type { Confirmation } from '#campus-api/changes/confirmation.ts';
import { makeFolder } from '#campus-api/files/make-folder.ts';
import { hasPermission, mayEditDocument } from '#campus-api/model/roles.ts';
import type { RecordKind } from '#campus-api/model/tracked-tables.ts';
import { createStores, type Stores } from '#campus-api/records/api.ts';
import { openPreviewFolder, type PreviewFolder } from '#campus-api/records/site-document/preview-folder.ts';
import { hasDueVersions } from '#campus-api/records/site-document/versions.ts';
import { clearOldDrafts, createDraftStore, type DraftStore } from './drafts/drafts.ts';
import { createUploadQuota, type UploadQuota } from './drafts/upload-quota.ts';
import { prepareAdmin } from './prepare-admin.ts';
import type { AdminSettings } from './settings.ts';

/** Milliseconds between two looks for scheduled changes that are due. */
const PUBLISH_INTERVAL = 15_000;

/** Data and services that the pages of the admin share. */
export interface AdminServices {
  settings: AdminSettings;
  /** For accounts, sessions and drafts, and to read records; only `change` writes records. */
  database: DatabaseSync;
  filesFolder: string;
  stores: Stores;
  drafts: DraftStore;
  /** Documents of the site content that the website shows before their publication. */
  previews: PreviewFolder;
  uploadQuota: UploadQuota;
  logIn: ReturnType<typeof createLogIn>;
  /** Folder of drafts and unfinished uploads. */
  draftsFolder: string;
  /** Changes the campus as a command does, under the admin lock; the log names the account of the session. */
  change<Result>(
    session: AdminSession,
    confirmation: Confirmation,
    work: (campus: Campus) => ChangeResult<Result> | Promise<ChangeResult<Result>>,
  ): Promise<ChangeResult<Result>>;
  close(): void;
}

/** Opens the admin on its data; returns the password of the first account if it was generated. */
export async function openAdmin(
  settings: AdminSettings,
): Promise<{ services: AdminServices; generatedPassword: string | null }> {
  const { database, filesFolder } = prepareDatabase(settings.campus, false);
  const draftsFolder = join(settings.campus.dataDir, 'office-drafts');
  makeFolder(draftsFolder);
  clearOldDrafts(database, draftsFolder, Date.now());
  const generatedPassword = await prepareAdmin(database, settings);
  const drafts = createDraftStore(database, draftsFolder);
  // Visitors see a scheduled change at its time; it is written and logged soon after.
  const timer = setInterval(() => {
    if (!hasDueVersions(database)) return;
    withCampus(settings.campus, { by: settings.user }, () => undefined).catch((error: unknown) =>
      console.error('office: a scheduled change was not written:', error),
    );
  }, PUBLISH_INTERVAL);
  timer.unref();
  const services: AdminServices = {
    settings,
    database,
    filesFolder,
    draftsFolder,
    stores: createStores(database),
    drafts,
    previews: openPreviewFolder(settings.campus.dataDir),
    // A back-up is as large as the campus; only administrators upload one, one at a time each.
    uploadQuota: createUploadQuota(drafts, { isCounted: (kind) => kind !== 'restore' }),
    logIn: createLogIn(database),
    change: ({ account }, confirmation, work) => {
      const mayChange = (kind: RecordKind, document?: string) =>
        document === undefined ? hasPermission(account, kind) : mayEditDocument(account, document);
      return withCampus(settings.campus, { by: account.userName, confirmation, mayChange }, work);
    },
    close() {
      clearInterval(timer);
      database.close();
    },
  };
  return { services, generatedPassword };
}
