import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { referencedFiles } from '#campus-api/files/file-references.ts';
import { documentLabel } from '#campus-api/model/document-label.ts';
import type { Issues } from '#campus-api/validation/issue.ts';
import { spellingOf } from '#lib/platform/routes/normalize-address.ts';
import { isReservedAddress } from '#lib/platform/routes/reserved.ts';
import { fromLegacyText, isLegacyFont } from '#packages/nepali/legacy-fonts/index.ts';
import { addressesIn, type SiteAddresses } from './addresses.ts';
import type { DocumentContent, Documents } from './documents.ts';
import { textsByField } from './field-issues.ts';
import { pageReferences } from './links.ts';
import type { PageRedirect } from './redirects.ts';

/** The documents before and after a change, with the redirects after it; `saved` are the keys of added and edited documents. */
export interface SiteChange {
  before: Documents;
  after: Documents;
  redirects: readonly PageRedirect[];
  saved: ReadonlySet<string>;
  /** The location of an issue, for commands. */
  at(key: string, field: string): string;
}

/** Checks the addresses and links of a changed site. Issues of documents that the change does not touch are reported only if it causes them. */
export function checkSite(issues: Issues, change: SiteChange): void {
  const { before, after, redirects, saved, at } = change;
  const addresses = addressesIn(after, redirects);
  for (const key of saved) {
    if (!before.has(key)) checkAddress(issues, key, at(key, ''), addresses);
    checkLinks(issues, key, change, addresses);
  }
  warnOfBrokenLinks(issues, change, addressesIn(before, redirects), addresses);
}

/** A new page needs an unused address. */
function checkAddress(issues: Issues, key: string, at: string, { pages, redirects }: SiteAddresses): void {
  if (!key.startsWith('page/')) return;
  const address = key.slice('page'.length);
  const spelling = spellingOf(address);
  if (isReservedAddress(address)) issues.error('', 'site-address-reserved', { at, address });
  const other = pages.get(spelling)?.find((page) => page !== key);
  if (other !== undefined) issues.error('', 'site-address-taken', { at, address, other: other.slice('page'.length) });
  const target = redirects.get(spelling);
  if (target !== undefined) issues.error('', 'site-address-redirects', { at, address, other: target });
}

/** New links must lead to public pages; broken older links are warnings. */
function checkLinks(issues: Issues, key: string, { before, after, at }: SiteChange, { stateOf }: SiteAddresses): void {
  const existing = new Set(pageReferences(before.get(key) ?? {}).map(({ address }) => address));
  for (const { field, address } of pageReferences(after.get(key) ?? {})) {
    const values = { at: at(key, field), address };
    const state = stateOf(address);
    if (state === 'draft') issues.warn(field, 'site-link-draft', values);
    if (state !== 'unknown') continue;
    if (existing.has(address)) issues.warn(field, 'site-link-unknown', values);
    else issues.error(field, 'site-link-unknown', values);
  }
}

/** Warns of the other documents with links that the change breaks. */
function warnOfBrokenLinks(
  issues: Issues,
  { after, saved }: SiteChange,
  before: SiteAddresses,
  { published, stateOf }: SiteAddresses,
): void {
  if (before.published.isSubsetOf(published)) return;
  const broken = new Map<string, string[]>();
  for (const [key, content] of after) {
    if (saved.has(key)) continue;
    const addresses = new Set(pageReferences(content).map(({ address }) => address));
    for (const address of addresses) {
      if (before.stateOf(address) === 'public' && stateOf(address) !== 'public')
        broken.set(address, [...(broken.get(address) ?? []), key]);
    }
  }
  for (const [address, keys] of broken)
    issues.warn('', 'site-link-breaks', { address, keys: keys.join(', '), documents: named(keys) });
}

const named = (keys: readonly string[]) => keys.map((key) => documentLabel(key, 'en')).join(', ');

/** Adds issues for files that are missing and texts in a font that visitors cannot read. */
export function checkTexts(
  issues: Issues,
  content: DocumentContent,
  {
    files,
    filesFolder,
    location,
  }: { files: ReadonlySet<string>; filesFolder: string; location: (field: string) => string },
): void {
  for (const [field, text] of textsByField(content)) {
    const at = location(field);
    const missing = referencedFiles(text).find((name) => !files.has(name) && !existsSync(join(filesFolder, name)));
    if (missing !== undefined) issues.error(field, 'site-no-file', { at, file: missing });
    if (/(?:^|\.)(?:en|ne)$/.test(field) && isLegacyFont(text))
      issues.warn(field, 'site-legacy-font', { at, value: text, unicode: fromLegacyText(text) });
  }
}
