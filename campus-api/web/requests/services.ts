import type { DatabaseSync } from 'node:sqlite';
import type { createLogIn } from '#campus-api/accounts/admin-login.ts';
import type { FactorServices } from '#campus-api/accounts/factor-services.ts';
import type { IdentityProvider } from '#campus-api/accounts/identity-provider.ts';
import type { AdminSession } from '#campus-api/accounts/sessions.ts';
import type { Campus } from '#campus-api/changes/campus.ts';
import type { ChangeResult } from '#campus-api/changes/change-campus.ts';
import type { Confirmation } from '#campus-api/changes/confirmation.ts';
import type { DraftStore } from '../drafts/drafts.ts';
import type { UnfinishedUploads } from '../drafts/unfinished.ts';
import type { UploadQuota } from '../drafts/upload-quota.ts';
import type { AdminSettings } from './settings.ts';

/** Data and services that the pages of the admin share. */
export interface AdminServices {
  settings: AdminSettings;
  /** For accounts, sessions and drafts, and to read records; only `change` writes records. */
  database: DatabaseSync;
  filesFolder: string;
  drafts: DraftStore;
  uploads: UnfinishedUploads;
  uploadQuota: UploadQuota;
  logIn: ReturnType<typeof createLogIn>;
  factors: FactorServices;
  /** Null unless the settings name one. */
  provider: IdentityProvider | null;
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
