import type { DatabaseSync } from 'node:sqlite';
import type { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { z } from 'zod';
import type { Login } from '#campus-api/accounts/login.ts';
import { type ApiCall, paths } from '#campus-api/api/call.ts';
import { inBody } from '#campus-api/api/replies.ts';
import { createPublishedStore, type PublishedStore } from '#campus-api/changes/published-store.ts';
import { fileResponse } from '#campus-api/files/file-response.ts';
import { isTimed, timedTables } from '#campus-api/model/times.ts';
import { trackedTables } from '#campus-api/model/tracked-tables.ts';
import { albumLists, albumTable } from './album/album.ts';
import { createCommitteeStore } from './committee/read-committees.ts';
import { addCommitteeRoutes, committeeCalls } from './committee/route.ts';
import { createStructureStore } from './committee/structure-store.ts';
import { contactTable } from './contact/contact.ts';
import { addContactRoutes, contactCalls } from './contact/route.ts';
import { addCounterRoutes, counterCalls } from './counter/route.ts';
import { createCounterStore } from './counter/store.ts';
import { addEnquiryRoutes, enquiryCalls } from './enquiry/route.ts';
import { createEnquiryStore } from './enquiry/store.ts';
import { eventLists, eventTable } from './event/event.ts';
import { flashNoticeLists, flashNoticeTable } from './flash-notice/flash-notice.ts';
import { addNoticeRoutes, noticeCalls } from './notice/route.ts';
import { createNoticeStore } from './notice/store.ts';
import { publicationLists, publicationTable } from './publication/publication.ts';
import { addQaaLogin, qaaLoginCall } from './qaa-document/login-route.ts';
import { qaaDocumentLists, qaaDocumentTable } from './qaa-document/qaa-document.ts';
import { addSiteRoutes, siteCalls } from './site-document/route.ts';
import { createSiteStore } from './site-document/store.ts';
import { addStaffRoutes, staffCalls } from './staff/route.ts';
import { createStaffStore } from './staff/store.ts';

/** Each use of a file by a record, with whether visitors see that record. */
const uses = Object.entries(trackedTables).flatMap(([table, { kind, id, files = [] }]) =>
  files.map((column) => {
    const isVisible = isTimed(kind) && id !== null ? `${id} IN (SELECT id FROM public_${timedTables[kind]})` : 'TRUE';
    return `SELECT ${isVisible} AS visible FROM ${table} WHERE ${column} = :stored`;
  }),
);

/** Whether visitors do not get a stored file, because they see none of the records that use it. */
export function createHiddenFiles(database: DatabaseSync): { hides(stored: string): boolean } {
  const count = database.prepare(`SELECT count(*) AS uses, sum(visible) AS visible FROM (${uses.join(' UNION ALL ')})`);
  return {
    hides(stored) {
      const row = count.get({ stored });
      return row !== undefined && row.uses !== 0 && row.visible === 0;
    },
  };
}

function addFileRoutes(
  app: Hono,
  { hiddenFiles }: { hiddenFiles: ReturnType<typeof createHiddenFiles> },
  folder: string,
): void {
  app.get(`${paths.files}/:fileName`, async (c) => {
    const name = c.req.param('fileName');
    const response = hiddenFiles.hides(name) ? null : await fileResponse(folder, name, c.req.raw);
    if (response === null) throw new HTTPException(404, { message: 'There is no such file.' });
    return response;
  });
}

const fileCalls: readonly ApiCall[] = [
  {
    path: `${paths.files}/{fileName}`,
    method: 'get',
    summary: 'A stored file, or the part of it that Range requests',
    parameters: { fileName: { in: 'path', required: true, schema: z.string() } },
    reply: null,
    refusals: { 404: 'There is no such file', 416: 'The file is shorter than the range' },
  },
];

const publishedPath = '/published';

/** The times by which the site of another machine notices publications, without reading all records. */
function addPublishedRoutes(app: Hono, { published }: { published: Pick<PublishedStore, 'lastPublished'> }): void {
  app.get(publishedPath, (c) => c.json({ body: Object.fromEntries(published.lastPublished()) }));
}

const publishedCalls: readonly ApiCall[] = [
  {
    path: publishedPath,
    method: 'get',
    isOptional: true,
    summary:
      'Optional, not part of the contract: the time of the last publication for each kind of content, in milliseconds since 1970. The site of another machine requests it every two seconds',
    reply: inBody(z.record(z.string(), z.int())),
  },
];

export type Stores = ReturnType<typeof createStores>;

/** All stores of the calls, with prepared statements. Records with times are read from the views of public ones. */
export function createStores(database: DatabaseSync) {
  return {
    albums: albumTable.open(database, { isPublic: true }),
    committees: createCommitteeStore(database),
    contacts: contactTable.open(database),
    counter: createCounterStore(database),
    enquiries: createEnquiryStore(database),
    events: eventTable.open(database, { isPublic: true }),
    hiddenFiles: createHiddenFiles(database),
    flashNotices: flashNoticeTable.open(database, { isPublic: true }),
    notices: createNoticeStore(database),
    publications: publicationTable.open(database, { isPublic: true }),
    published: createPublishedStore(database),
    qaaDocuments: qaaDocumentTable.open(database),
    site: createSiteStore(database),
    staff: createStaffStore(database, { isPublic: true }),
    structure: createStructureStore(database),
  };
}

const all: readonly ApiCall[] = [
  ...counterCalls,
  ...contactCalls,
  ...committeeCalls,
  ...staffCalls,
  ...albumLists.calls,
  ...publicationLists.calls,
  ...noticeCalls,
  ...flashNoticeLists.calls,
  ...qaaDocumentLists.calls,
  qaaLoginCall,
  ...fileCalls,
  ...enquiryCalls,
  ...siteCalls,
  ...eventLists.calls,
  ...publishedCalls,
];

/** Every call that a campus's own API implements for this site, in the order of the specification. */
export const calls: readonly ApiCall[] = all.filter(({ isOptional }) => !isOptional);

/** Additional calls of the embedded API: not part of the contract, and optional for a campus's own API. */
export const optionalCalls: readonly ApiCall[] = all.filter(({ isOptional }) => isOptional);

export function addRoutes(app: Hono, stores: Stores, login: Login, filesFolder: string): void {
  addCounterRoutes(app, stores);
  addContactRoutes(app, stores);
  addCommitteeRoutes(app, stores);
  addStaffRoutes(app, stores);
  albumLists.addRoutes(app, stores.albums);
  publicationLists.addRoutes(app, stores.publications);
  addNoticeRoutes(app, stores);
  flashNoticeLists.addRoutes(app, stores.flashNotices);
  qaaDocumentLists.addRoutes(app, stores.qaaDocuments);
  addQaaLogin(app, login);
  addFileRoutes(app, stores, filesFolder);
  addEnquiryRoutes(app, stores);
  addSiteRoutes(app, stores);
  eventLists.addRoutes(app, stores.events);
  addPublishedRoutes(app, stores);
}
