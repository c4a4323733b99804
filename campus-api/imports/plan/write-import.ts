import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Campus } from '#campus-api/changes/campus.ts';
import { type ChangeResult, changeCampus } from '#campus-api/changes/change-campus.ts';
import { reserveIds } from '#campus-api/changes/next-id.ts';
import { insertRows } from '#campus-api/database/insert.ts';
import type { NewFile } from '#campus-api/files/store-file.ts';
import { describeProblem } from '#campus-api/imports/content/media.ts';
import { jpegSize } from '#campus-api/pictures/jpeg-size.ts';
import { albumBounds, preparePicture } from '#campus-api/pictures/prepare-picture.ts';
import { insertNotices } from '#campus-api/records/notice/insert.ts';
import { checkRedirectRows } from '#campus-api/records/redirect/check-rows.ts';
import { writeChecked } from '#campus-api/records/redirect/write.ts';
import { checkSite } from '#campus-api/records/site-document/check-site.ts';
import { type DocumentContent, readDocuments } from '#campus-api/records/site-document/documents.ts';
import { checkFields } from '#campus-api/records/site-document/field-issues.ts';
import { insertDocument } from '#campus-api/records/site-document/insert.ts';
import { normalizeContent } from '#campus-api/records/site-document/normalize-content.ts';
import { createSiteStore } from '#campus-api/records/site-document/store.ts';
import { updateDocument } from '#campus-api/records/site-document/write-document.ts';
import { Issues } from '#campus-api/validation/issue.ts';
import { MAX_FORMER_ADDRESSES } from '#content/site/former-addresses.ts';
import { parseKey } from '#content/site/index.ts';
import type { ImportPlan, PlannedPage } from './plan-import.ts';
import type { Remark } from './remarks.ts';

/** Pictures of pages by their stored names, converted and measured. */
export type PagePictures = ReadonlyMap<string, { path: string; width: number; height: number }>;

/** Converts the pictures of pages to files of `folder`; others are named. */
export async function preparePagePictures(
  { pages }: ImportPlan,
  folder: string,
): Promise<{ pictures: PagePictures; remarks: Remark[] }> {
  const pictures = new Map<string, { path: string; width: number; height: number }>();
  const remarks: Remark[] = [];
  for (const { pictures: planned, title } of pages) {
    for (const { file } of planned) {
      if (file.path === null || pictures.has(file.stored)) continue;
      const picture = await preparePicture({ path: file.path, name: file.original }, albumBounds);
      const size = Buffer.isBuffer(picture) ? jpegSize(picture) : null;
      if (Buffer.isBuffer(picture) && size !== null) {
        mkdirSync(folder, { recursive: true });
        const path = join(folder, file.stored);
        writeFileSync(path, picture);
        pictures.set(file.stored, { path, ...size });
      } else {
        const reason = Buffer.isBuffer(picture) ? '' : describeProblem(picture);
        const values = { file: file.original, title: title.en ?? title.ne ?? '', reason };
        remarks.push({ code: 'file-left-out', values });
      }
    }
  }
  return { pictures, remarks };
}

/** Counts of an import. */
export interface ImportResult {
  notices: number;
  pages: number;
  redirects: number;
  files: number;
  remarks: Remark[];
}

/** Writes a plan in one change. @throws RefusedError */
export function writeImport(campus: Campus, plan: ImportPlan, pictures: PagePictures): ChangeResult<ImportResult> {
  const { database } = campus;
  const issues = new Issues();
  const documents = plan.pages.map((page) => ({ ...page, content: readPage(issues, page, pictures) }));
  const menu = plan.menu && readContent(issues, 'menu', plan.menu);
  const newFiles: NewFile[] = [
    ...plan.files.newFiles,
    ...[...pictures].map(([stored, { path }]) => ({ stored, content: { path } })),
  ];
  return changeCampus(campus, { action: 'import', issues, newFiles }, (issuesOfSite) => {
    const before = readDocuments(database);
    const after = new Map(before);
    const first = reserveIds(database, 'notices', plan.notices.length);
    if (plan.notices.some(({ id }, index) => id !== first + index))
      throw new Error('The campus changed since the plan');
    insertNotices(
      database,
      plan.notices.map(({ origins: _, title: __, ...notice }) => ({ ...notice, letterNumber: '', lastDate: null })),
    );
    insertRows(
      database,
      'notice_origins',
      plan.notices.flatMap(({ id, origins }) => origins.map((origin) => ({ origin, notice_id: id }))),
    );
    for (const { key, content, origins } of documents) {
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
    const saved = new Set([...documents.map(({ key }) => key), ...(menu ? ['menu'] : [])]);
    checkSite(issuesOfSite, { before, after, saved, at: (key, field) => `${key}, ${field}` });
    const { redirects, omitted } = writeRows(campus, plan);
    return {
      notices: plan.notices.length,
      pages: documents.length,
      redirects,
      files: newFiles.length,
      remarks: omitted > 0 ? [{ code: 'redirects', values: { number: omitted } }] : [],
    };
  });
}

/** Redirects that lead somewhere; the first ones, if there are more than a campus may have. */
function writeRows({ database }: Campus, { redirects }: ImportPlan): { redirects: number; omitted: number } {
  const existing = Number(database.prepare('SELECT count(*) AS count FROM redirects').get()?.count);
  const rows = redirects.slice(0, Math.max(0, MAX_FORMER_ADDRESSES - existing));
  const checked = checkRedirectRows(database, rows);
  const { added } = writeChecked(database, new Issues(), { ...checked, own: [] }, false);
  return { redirects: added.length, omitted: redirects.length - rows.length };
}

function readPage(
  issues: Issues,
  { key, title, parts, pictures: planned }: PlannedPage,
  pictures: PagePictures,
): DocumentContent {
  const visible = planned.flatMap(({ file, alt }) => {
    const { width, height } = pictures.get(file.stored) ?? {};
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
