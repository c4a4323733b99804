import 'server-only';
import { cacheTag } from 'next/cache';
import { cache } from 'react';
import type { Localized } from '#content/locale.ts';
import { memoizeOf } from '#lib/platform/runtime/memoize-of.ts';
import type { SiteContent } from '#lib/site/campus-client/site.ts';
import { attempt } from '#lib/site/content-cache/attempt.ts';
import { declareIncomplete } from '#lib/site/content-cache/declare-status.ts';
import { withLifeOf } from '#lib/site/content-cache/last-known-good/in-memory.ts';
import { cacheResult, type ReadResult, reader } from '#lib/site/content-cache/reader.ts';
import { siteTag, tags } from '#lib/site/content-cache/tags.ts';
import { findSite, readSiteContent } from '#lib/site/site-content/snapshot.ts';
import { type NameTable, nameTable } from './upstream-name.ts';

/** The names that the campus translates. */
const namesOfCampus = ({ translations }: SiteContent): readonly Localized[] => translations?.names ?? [];

const tableOf = memoizeOf('name-table', (content: SiteContent) => nameTable(namesOfCampus(content)));

const commonTable = nameTable([]);

/** The names for callers outside of pages; only the common ones while the site content is not available. */
export async function readNames(): Promise<NameTable> {
  const content = await attempt(readSiteContent);
  return content.ok ? tableOf(content.value) : commonTable;
}

/** All names as one JSON text: the framework decodes a text faster than thousands of objects. */
const readNamesAsText = reader(async (): Promise<ReadResult<string>> => {
  'use cache';
  cacheTag(tags.site, siteTag('translations'));
  return cacheResult('site names', async () => JSON.stringify(namesOfCampus(withLifeOf(await findSite()))));
});

let latestTable: { text: string; table: NameTable } | undefined;

/** The table of such a text; made again only where the text has changed. */
function tableOfText(text: string): NameTable {
  if (latestTable?.text !== text) latestTable = { text, table: nameTable(JSON.parse(text) as readonly Localized[]) };
  return latestTable.table;
}

/** `readNames` for pages, which are rendered again when the names change. */
export const currentNames = cache(async (): Promise<NameTable> => {
  const text = await attempt(readNamesAsText);
  if (!text.ok) await declareIncomplete();
  return text.ok ? tableOfText(text.value) : commonTable;
});
