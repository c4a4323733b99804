import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { type Context, Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { isAccountState } from '#campus-api/accounts/account.ts';
import { createLogin, type Login } from '#campus-api/accounts/login.ts';
import type { PreparedAccount } from '#campus-api/accounts/prepare-account.ts';
import type { CampusApiOptions } from '#campus-api/campus/options.ts';
import { prepareDatabase } from '#campus-api/campus/prepare.ts';
import { clearLeftovers } from '#campus-api/changes/leftover-files.ts';
import { openPreviewFolder, type Preview, type PreviewFolder } from '#campus-api/changes/preview-folder.ts';
import { openWithRows } from '#campus-api/changes/show-rows.ts';
import type { Tag } from '#campus-api/model/record-kind.ts';
import { tagsForKinds } from '#campus-api/model/tags.ts';
import { addRoutes, createStores, type Stores } from '#campus-api/records/api.ts';
import { createEnquiryStore } from '#campus-api/records/enquiry/store.ts';
import { isDatabaseLocked, isDiskFull } from '#campus-api/validation/setup-error.ts';
import { openApiPath, paths } from '../call.ts';
import { openApiDocument } from './openapi.ts';

type Handler = (request: Request) => Promise<Response>;

/** All calls of the API contract. A rejected request gets `{ message }` with its 4xx; a failure here is 500, its cause on stderr only; 503 on a full disk or a locked database. */
function createApp(stores: Stores, login: Login, filesFolder: string): Handler {
  const app = new Hono({ strict: false });
  app.use(methodNotAllowed({ app, onMethodNotAllowed }));
  addRoutes(app, stores, login, filesFolder);
  app.get(openApiPath, (c) => c.json(openApiDocument()));
  app.notFound((c) => c.json({ message: 'There is no such call.' }, 404));
  app.onError((error, c) => {
    if (error instanceof HTTPException) return c.json({ message: error.message }, error.status);
    return failure(c.req.raw, error);
  });
  return async (request) => {
    try {
      return await app.fetch(request);
    } catch (error) {
      // Hono rethrows values that are not an Error of this realm.
      return failure(request, error);
    }
  };
}

function failure(request: Request, error: unknown): Response {
  console.error(`campus API: ${request.method} ${new URL(request.url).pathname} failed:`, error);
  const isTemporary = isDatabaseLocked(error) || isDiskFull(error);
  return Response.json({ message: 'The campus API failed to respond.' }, { status: isTemporary ? 503 : 500 });
}

function onMethodNotAllowed(c: Context, methods: string[]): Response {
  const allow = methods.join(', ');
  return c.json({ message: `This call accepts ${allow} only.` }, 405, { allow });
}

/** Whether the site content has any document. */
function hasDocuments(database: DatabaseSync): boolean {
  return database.prepare('SELECT 1 FROM site_documents LIMIT 1').get() !== undefined;
}

const HOUR = 3_600_000;

/** The campus API as a function from request to response; the host part of the address is ignored. */
export interface CampusApi {
  fetch(request: Request): Promise<Response>;
  /** Whether the account named by the reply's `campus-account` still exists with the same password. */
  isAccountState(state: string): boolean;
  /** Tags of the content that was published, changed or removed since the previous call. */
  takePublished(): Tag[];
  /** Whether another process has changed something since the previous `takePublished`. */
  hasChanged(): boolean;
  /** Time of the last publication, change or removal for each tag, in epoch milliseconds; tags without a change in the log are missing. */
  lastPublished(): ReadonlyMap<Tag, number>;
  /** Time when the database was created, in epoch milliseconds: what was published in its place before is another campus. */
  readonly created: number;
  /** Changes that the admin shows before their publication. */
  previews: {
    /** The campus as it would be after the change; null for an unknown token. */
    open(token: string): PreviewedCampus | null;
    file: PreviewFolder['file'];
  };
  close(): void;
}

/** The campus API after a change that is not published. `files`: names of its new files. */
export interface PreviewedCampus extends Pick<CampusApi, 'fetch' | 'close'>, Pick<Preview, 'files' | 'frameOrigin'> {
  showsFlashNotices: boolean;
}

/**
 * Opens the campus API on `dataDir`, creating database, files and sample content where they are missing; throws `CampusApiSetupError`.
 * An account without a given password is left to `prepareCampusApi`, whose caller prints the generated one.
 */
export function openCampusApi(options: CampusApiOptions): CampusApi {
  const { database, filesFolder } = prepareDatabase(options, false);
  const stores = createStores(database);
  const fetch = createApp(stores, createLogin(database, options.qaaPassword), filesFolder);
  const { takePublished, lastPublished, hasChanged } = stores.published;
  const deletions = setInterval(() => deleteOldEnquiries(database), HOUR).unref();
  return {
    fetch,
    isAccountState: (state) => isAccountState(database, state),
    takePublished: () => tagsForKinds(takePublished()),
    hasChanged,
    lastPublished,
    created: statSync(join(options.dataDir, 'campus.db')).birthtimeMs,
    previews: {
      open: (token) => openPreview(options, filesFolder, token, fetch),
      file: openPreviewFolder(options.dataDir).file,
    },
    close() {
      clearInterval(deletions);
      database.close();
    },
  };
}

/** `published`: the campus without the change, for requests that end after the page: sizes of files, for instance. */
function openPreview(
  { dataDir, qaaPassword }: CampusApiOptions,
  filesFolder: string,
  token: string,
  published: CampusApi['fetch'],
): PreviewedCampus | null {
  const previews = openPreviewFolder(dataDir);
  const preview = previews.find(token);
  const database = preview && openWithRows(dataDir, preview.rows);
  if (!database) return null;
  const changed = createApp(createStores(database), createLogin(database, qaaPassword), filesFolder);
  return {
    files: preview.files,
    frameOrigin: preview.frameOrigin,
    showsFlashNotices: preview.rows.some(({ table }) => table === 'flash_notices'),
    async fetch(request: Request) {
      const { pathname } = new URL(request.url);
      const name = pathname.startsWith(`${paths.files}/`) && decodeURIComponent(pathname.slice(paths.files.length + 1));
      return (name && (await previews.file(token, name, request))) || (database.isOpen ? changed : published)(request);
    },
    close: () => database.close(),
  };
}

/** Deletes enquiries whose retention period is over, also where nobody opens the admin. */
function deleteOldEnquiries(database: DatabaseSync): void {
  try {
    createEnquiryStore(database).deleteExpired();
  } catch (error) {
    console.error('campus API: old enquiries could not be deleted, next attempt in an hour:', error);
  }
}

/** `created`: this call filled an empty database. `hasSiteContent`: whether the campus has written something about itself, or the sample campus has. */
export interface PreparedCampusApi {
  created: boolean;
  qaaAccount: PreparedAccount | null;
  hasSiteContent: boolean;
}

/**
 * Creates missing parts of `dataDir`, account included, and closes it again; throws `CampusApiSetupError`. Print `generatedPassword` where
 * it is not null: it was generated in this call and is not stored in plain text.
 */
export function prepareCampusApi(options: CampusApiOptions): PreparedCampusApi {
  const { database, created, account } = prepareDatabase(options, options.content !== null);
  try {
    clearLeftovers(database, options.dataDir);
    return { created, qaaAccount: account, hasSiteContent: hasDocuments(database) };
  } finally {
    database.close();
  }
}
