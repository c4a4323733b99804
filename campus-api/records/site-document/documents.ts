import type { DatabaseSync } from 'node:sqlite';
import type { Campus } from '#campus-api/changes/campus.ts';
import { refuseField } from '#campus-api/validation/issue.ts';
import { createSiteStore, type SiteDocument } from './store.ts';

export type DocumentContent = Readonly<Record<string, unknown>>;

/** Documents of the site content by their keys, as entered. */
export type Documents = ReadonlyMap<string, DocumentContent>;

export function readDocuments(database: DatabaseSync): Map<string, DocumentContent> {
  return new Map(
    createSiteStore(database)
      .all()
      .map(({ key, content }) => [key, content]),
  );
}

export function isContent(value: unknown): value is DocumentContent {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** @throws RefusedError */
export function requireDocument({ database }: Pick<Campus, 'database'>, key: string): SiteDocument {
  return createSiteStore(database).find(key) ?? refuseField('', 'not-there', { what: 'document', value: key });
}
