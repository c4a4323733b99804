import type { DatabaseSync } from 'node:sqlite';
import { createAlbumStore } from './album/store.ts';
import { createCommitteeStore } from './committee/store.ts';
import { createStructureStore } from './committee/structure-store.ts';
import { createContactStore } from './contact/store.ts';
import { createCounterStore } from './counter/store.ts';
import { createEnquiryStore } from './enquiry/store.ts';
import { createNoticeStore } from './notice/store.ts';
import { createPublicationStore } from './publication/store.ts';
import { createQaaDocumentStore } from './qaa-document/store.ts';
import { createSiteStore } from './site-document/store.ts';
import { createStaffStore } from './staff/store.ts';

export type Stores = ReturnType<typeof createStores>;

/** All stores of the calls, with prepared statements. */
export function createStores(database: DatabaseSync) {
  return {
    albums: createAlbumStore(database),
    committees: createCommitteeStore(database),
    contacts: createContactStore(database),
    counter: createCounterStore(database),
    enquiries: createEnquiryStore(database),
    notices: createNoticeStore(database),
    publications: createPublicationStore(database),
    qaaDocuments: createQaaDocumentStore(database),
    site: createSiteStore(database),
    staff: createStaffStore(database),
    structure: createStructureStore(database),
  };
}
