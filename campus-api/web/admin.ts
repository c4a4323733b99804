import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { addAccount, listAccounts } from '#campus-api/accounts/admin-accounts.ts';
import { createLogIn } from '#campus-api/accounts/admin-login.ts';
import { createFactorServices } from '#campus-api/accounts/factor-services.ts';
import { generatePassword } from '#campus-api/accounts/generate-password.ts';
import { createIdentityProvider } from '#campus-api/accounts/identity-provider.ts';
import { hashPassword } from '#campus-api/accounts/password-hash.ts';
import { prepareDatabase } from '#campus-api/campus/prepare.ts';
import { withCampus } from '#campus-api/campus/with-campus.ts';
import { makeFolder } from '#campus-api/files/make-folder.ts';
import type { StartJob } from '#campus-api/imports/job/import-process.ts';
import { createImports, type Imports } from '#campus-api/imports/job/imports.ts';
import { hasPermission, mayEditDocument } from '#campus-api/model/permissions.ts';
import type { RecordKind } from '#campus-api/model/tracked-tables.ts';
import { hasDueVersions } from '#campus-api/records/site-document/versions.ts';
import { clearOldDrafts, createDraftStore } from './drafts/drafts.ts';
import { createUnfinishedUploads } from './drafts/unfinished.ts';
import { createUploadQuota } from './drafts/upload-quota.ts';
import { approvedKinds, peopleOf } from './records/approval-rules.ts';
import type { AdminServices } from './requests/services.ts';
import type { AdminSettings } from './requests/settings.ts';
import type { AdminServerSettings } from './settings.ts';

/** Creates the first account, of an administrator, if there is none; returns its password if it was generated: only the hash is stored. */
async function prepareAdmin(
  database: DatabaseSync,
  { user, password }: Pick<AdminSettings, 'user' | 'password'>,
): Promise<string | null> {
  if (listAccounts(database).length > 0) return null;
  const generated = password === null ? generatePassword() : null;
  const passwordHash = await hashPassword(password ?? generated ?? '');
  return addAccount(database, { userName: user, role: 'administrator', passwordHash }, null) ? generated : null;
}

/** Milliseconds between two looks for scheduled changes that are due. */
const PUBLISH_INTERVAL = 15_000;
/** Milliseconds between two deletions of parts of files whose rest never came. */
const CLEARING_INTERVAL = 3_600_000;

/** Opens the admin on its data; returns the password of the first account if it was generated. */
export async function openAdmin(
  settings: AdminServerSettings,
  { startImport }: { startImport?: StartJob } = {},
): Promise<{ services: AdminServices; imports: Imports; generatedPassword: string | null }> {
  const { database, filesFolder } = prepareDatabase(settings.campus, false);
  const draftsFolder = join(settings.campus.dataDir, 'admin-drafts');
  makeFolder(draftsFolder);
  const uploads = createUnfinishedUploads(database, draftsFolder);
  const clearOldUploads = () => uploads.clearOld(Date.now());
  clearOldUploads();
  clearOldDrafts(database, draftsFolder, Date.now());
  const generatedPassword = await prepareAdmin(database, settings);
  const drafts = createDraftStore(database, draftsFolder);
  // Visitors see a scheduled change at its time; it is written and logged soon after.
  const timer = setInterval(() => {
    if (!hasDueVersions(database)) return;
    withCampus(settings.campus, { by: settings.user }, () => undefined).catch((error: unknown) =>
      console.error('admin: a scheduled change was not written:', error),
    );
  }, PUBLISH_INTERVAL);
  timer.unref();
  const clearing = setInterval(clearOldUploads, CLEARING_INTERVAL);
  clearing.unref();
  const imports = createImports({ dataDir: settings.campus.dataDir, database }, startImport);
  const services: AdminServices = {
    settings,
    database,
    filesFolder,
    draftsFolder,
    drafts,
    uploads,
    // A back-up is as large as the campus; only administrators upload one, one at a time each.
    uploadQuota: createUploadQuota(drafts, { isCounted: (kind) => kind !== 'restore' }),
    logIn: createLogIn(database),
    factors: createFactorServices(database, settings.campus.dataDir),
    provider: settings.provider && createIdentityProvider(settings.provider),
    change: ({ account }, confirmation, work) => {
      const mayChange = (kind: RecordKind, document?: string) =>
        document === undefined ? hasPermission(account, kind) : mayEditDocument(account, document);
      const isApproved = peopleOf(account.userName) !== null;
      const approved = isApproved ? [] : approvedKinds(database);
      const waits = (kind: RecordKind) => approved.some((each) => each === kind);
      return withCampus(settings.campus, { by: account.userName, confirmation, mayChange, needsApproval: waits }, work);
    },
    close() {
      clearInterval(timer);
      clearInterval(clearing);
      imports.close();
      database.close();
    },
  };
  return { services, imports, generatedPassword };
}
