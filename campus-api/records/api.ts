import type { DatabaseSync } from 'node:sqlite';
import type { Hono } from 'hono';
import type { Login } from '#campus-api/accounts/login.ts';
import type { ApiCall } from '#campus-api/api/call.ts';
import { createPublishedStore } from '#campus-api/changes/published-store.ts';
import { addGalleryRoutes, albumCalls } from './album/route.ts';
import { createAlbumStore } from './album/store.ts';
import { addCommitteeRoutes, committeeCalls } from './committee/route.ts';
import { createCommitteeStore } from './committee/store.ts';
import { createStructureStore } from './committee/structure-store.ts';
import { addContactRoutes, contactCalls } from './contact/route.ts';
import { createContactStore } from './contact/store.ts';
import { addCounterRoutes, counterCalls } from './counter/route.ts';
import { createCounterStore } from './counter/store.ts';
import { addEnquiryRoutes, enquiryCalls } from './enquiry/route.ts';
import { createEnquiryStore } from './enquiry/store.ts';
import { addEventRoutes, eventCalls } from './event/route.ts';
import { createEventStore } from './event/store.ts';
import { addFileRoutes, fileCalls } from './file-route.ts';
import { addFlashNoticeRoutes, flashNoticeCalls } from './flash-notice/route.ts';
import { createFlashNoticeStore } from './flash-notice/store.ts';
import { createHiddenFiles } from './hidden-files.ts';
import { addNoticeRoutes, noticeCalls } from './notice/route.ts';
import { createNoticeStore } from './notice/store.ts';
import { addPublicationRoutes, publicationCalls } from './publication/route.ts';
import { createPublicationStore } from './publication/store.ts';
import { addPublishedRoutes, publishedCalls } from './published-route.ts';
import { addQaaRoutes, qaaCalls } from './qaa-document/route.ts';
import { createQaaDocumentStore } from './qaa-document/store.ts';
import { addSiteRoutes, siteCalls } from './site-document/route.ts';
import { createSiteStore } from './site-document/store.ts';
import { addStaffRoutes, staffCalls } from './staff/route.ts';
import { createStaffStore } from './staff/store.ts';

export type Stores = ReturnType<typeof createStores>;

/** All stores of the calls, with prepared statements. Records with times are read from the views of public ones. */
export function createStores(database: DatabaseSync) {
  return {
    albums: createAlbumStore(database, { isPublic: true }),
    committees: createCommitteeStore(database),
    contacts: createContactStore(database),
    counter: createCounterStore(database),
    enquiries: createEnquiryStore(database),
    events: createEventStore(database, { isPublic: true }),
    hiddenFiles: createHiddenFiles(database),
    flashNotices: createFlashNoticeStore(database, { isPublic: true }),
    notices: createNoticeStore(database),
    publications: createPublicationStore(database, { isPublic: true }),
    published: createPublishedStore(database),
    qaaDocuments: createQaaDocumentStore(database),
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
  ...albumCalls,
  ...publicationCalls,
  ...noticeCalls,
  ...flashNoticeCalls,
  ...qaaCalls,
  ...fileCalls,
  ...enquiryCalls,
  ...siteCalls,
  ...eventCalls,
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
  addGalleryRoutes(app, stores);
  addPublicationRoutes(app, stores);
  addNoticeRoutes(app, stores);
  addFlashNoticeRoutes(app, stores);
  addQaaRoutes(app, stores, login);
  addFileRoutes(app, stores, filesFolder);
  addEnquiryRoutes(app, stores);
  addSiteRoutes(app, stores);
  addEventRoutes(app, stores);
  addPublishedRoutes(app, stores);
}
