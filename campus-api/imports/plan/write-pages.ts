import type { DatabaseSync } from 'node:sqlite';
import { reserveIds } from '#campus-api/changes/next-id.ts';
import { insertRows } from '#campus-api/database/insert.ts';
import { checkSite } from '#campus-api/records/site-document/check-site.ts';
import { type DocumentContent, readDocuments } from '#campus-api/records/site-document/documents.ts';
import { checkFields } from '#campus-api/records/site-document/field-issues.ts';
import { insertDocument } from '#campus-api/records/site-document/insert.ts';
import { normalizeContent } from '#campus-api/records/site-document/normalize-content.ts';
import { readPageRedirects } from '#campus-api/records/site-document/redirects.ts';
import { createSiteStore } from '#campus-api/records/site-document/store.ts';
import { updateDocument } from '#campus-api/records/site-document/write-document.ts';
import type { Issues } from '#campus-api/validation/issue.ts';
import { parseKey } from '#content/site/index.ts';
import type { ImportPlan, PlannedPage } from './import-plan.ts';
import type { PreparedPictures } from './prepare-pictures.ts';

/** The documents of a plan. */
export interface ImportedDocuments {
  pages: { key: string; content: DocumentContent; origins: string[] }[];
  menu: DocumentContent | null;
}

/** Reads the pages and the menu of a plan; their issues are added. */
export function readImportedDocuments(
  issues: Issues,
  { pages, menu }: ImportPlan,
  pictures: PreparedPictures,
): ImportedDocuments {
  return {
    pages: pages.map((page) => ({ ...page, content: readPage(issues, page, pictures) })),
    menu: menu && readContent(issues, 'menu', menu),
  };
}

/** Inserts pages and replaces the menu. Runs inside a transaction. */
export function writeDocuments(database: DatabaseSync, issues: Issues, { pages, menu }: ImportedDocuments): void {
  if (pages.length === 0 && menu === null) return;
  const before = readDocuments(database);
  const after = new Map(before);
  for (const { key, content, origins } of pages) {
    const id = reserveIds(database, 'site_documents');
    insertDocument(database, { id, key, content });
    after.set(key, content);
    insertRows(
      database,
      'site_document_origins',
      origins.map((origin) => ({ origin, document_id: id })),
    );
  }
  if (menu) {
    const existing = createSiteStore(database).find('menu');
    if (existing) updateDocument(database, existing.id, menu);
    else insertDocument(database, { id: reserveIds(database, 'site_documents'), key: 'menu', content: menu });
    after.set('menu', menu);
  }
  const saved = new Set([...pages.map(({ key }) => key), ...(menu ? ['menu'] : [])]);
  const redirects = readPageRedirects(database);
  checkSite(issues, { before, after, redirects, saved, at: (key, field) => `${key}, ${field}` });
}

function readPage(
  issues: Issues,
  { key, title, parts, pictures: planned }: PlannedPage,
  pictures: PreparedPictures,
): DocumentContent {
  const visible = planned.flatMap(({ file, alt }) => {
    const { width, height } = pictures.get(file.path ?? '') ?? {};
    return width && height ? [{ src: `/files/${encodeURIComponent(file.stored)}`, width, height, alt }] : [];
  });
  return readContent(issues, key, { title, ...(visible.length > 0 && { pictures: visible }), parts });
}

function readContent(issues: Issues, name: string, content: Record<string, unknown>): DocumentContent {
  const key = parseKey(name);
  if (key === null) throw new Error(`${name} is not the key of a document`);
  const normalized = normalizeContent(key, content);
  checkFields(issues, key, normalized, (field) => `${name}, ${field}`);
  return normalized;
}
