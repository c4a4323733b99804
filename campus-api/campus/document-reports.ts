import type { DatabaseSync } from 'node:sqlite';
import { findReviews, type Review } from '#campus-api/records/site-document/reviews.ts';
import { createSiteStore } from '#campus-api/records/site-document/store.ts';
import type { AdDate } from '#packages/nepali/calendar/index.ts';
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

/** `findReviews` of the campus in a data folder. */
export function readReviews(options: CampusApiOptions, today: AdDate): Review[] {
  const { database } = prepareDatabase(options, false);
  try {
    return findReviews(database, today);
  } finally {
    database.close();
  }
}
