import type { DatabaseSync } from 'node:sqlite';
import { createSiteStore } from '#campus-api/records/site-document/store.ts';
import type { CampusApiOptions } from './options.ts';
import { prepareDatabase } from './prepare.ts';

/** Keys of the documents with the text of the sample campus, which nobody has edited yet. */
function sampleKeys(database: DatabaseSync): string[] {
  const documents = createSiteStore(database).all();
  return documents.filter(({ content }) => content.isSample === true).map(({ key }) => key);
}

/** `sampleKeys` of the campus in a data folder. */
export function findSampleDocuments(options: CampusApiOptions): string[] {
  const { database } = prepareDatabase(options, false);
  try {
    return sampleKeys(database);
  } finally {
    database.close();
  }
}
