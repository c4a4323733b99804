import type { DatabaseSync } from 'node:sqlite';
import type { CampusApiOptions } from '#campus-api/options.ts';
import { prepareDatabase } from '#campus-api/prepare.ts';
import { createSiteStore } from './store.ts';

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
