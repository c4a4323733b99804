import { type Tag, tagsOf } from '#campus-api/admin/changes/tags.ts';
import { isAccountState } from './account/account.ts';
import { createLogin } from './account/login.ts';
import type { PreparedAccount } from './account/prepare-account.ts';
import { createApp } from './app.ts';
import { clearLeftovers } from './files/leftover-files.ts';
import type { CampusApiOptions } from './options.ts';
import { prepareDatabase } from './prepare.ts';
import { createStores } from './stores/index.ts';
import { createPublishedStore } from './stores/published-store.ts';

export type { CampusApiOptions } from './options.ts';
export { CampusApiSetupError } from './setup-error.ts';

/** The campus API as a function from request to response; the host part of the address is not looked at. */
export interface CampusApi {
  fetch(request: Request): Promise<Response>;
  /** Whether the account that logged in, as the reply's `campus-account` names it, is there with the same password. */
  isAccountState(state: string): boolean;
  /** The tags of what has become public, changed or gone since the call before. */
  takePublished(): Tag[];
  /** When what has a tag last became public, changed or went, in epoch milliseconds; without the tags of which the log has no change. */
  lastPublished(): ReadonlyMap<Tag, number>;
  close(): void;
}

/**
 * Opens the campus API on `dataDir`, making database, files and sample content where they are missing; throws `CampusApiSetupError`.
 * An account without a given password is left to `prepareCampusApi`, whose caller prints the one it makes up.
 */
export function openCampusApi(options: CampusApiOptions): CampusApi {
  const { database, filesFolder } = prepareDatabase(options, false);
  const fetch = createApp(createStores(database), createLogin(database, options.qaaPassword), filesFolder);
  const { takePublished, lastPublished } = createPublishedStore(database);
  return {
    fetch,
    isAccountState: (state) => isAccountState(database, state),
    takePublished: () => tagsOf(takePublished()),
    lastPublished() {
      const times = new Map<Tag, number>();
      for (const [kind, at] of lastPublished()) {
        for (const tag of tagsOf([kind])) times.set(tag, Math.max(at.getTime(), times.get(tag) ?? 0));
      }
      return times;
    },
    close: () => database.close(),
  };
}

/**
 * Makes what is missing in `dataDir`, account included, and closes it again; throws `CampusApiSetupError`. Print `generatedPassword` where
 * it is not null: it was made in this call and is not kept in the clear.
 */
export function prepareCampusApi(options: CampusApiOptions): { created: boolean; qaaAccount: PreparedAccount | null } {
  const { database, created, account } = prepareDatabase(options, true);
  try {
    clearLeftovers(database, options.dataDir);
  } finally {
    database.close();
  }
  return { created, qaaAccount: account };
}
