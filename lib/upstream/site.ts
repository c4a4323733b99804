import 'server-only';
import { hash } from 'node:crypto';
import {
  type CollectionDocuments,
  type CollectionType,
  type DocumentKey,
  parseKey,
  type SingleDocuments,
  type SingleType,
  schemaOf,
} from '#content/site/index.ts';
import { processSingleton } from '#lib/runtime/process-singleton.ts';
import { type ApiSiteDocument, apiSiteDocumentSchema } from './api-schema.ts';
import { requestLongList } from './long-list.ts';
import { bodyOf, readRecords } from './records.ts';
import type { Report } from './report.ts';
import { siteContentApi } from './upstream.ts';

/** The documents of the site content: those of which there is one by type, the others by type and id. */
export type SiteContent = Readonly<Partial<SingleDocuments>> & {
  readonly [Type in CollectionType]: Readonly<Record<string, CollectionDocuments[Type]>>;
};

/** Documents of the last reply that was read, by key: one that has not changed is not parsed again. */
const parsedDocuments = () =>
  processSingleton('site-documents', () => new Map<string, { digest: string; content: unknown }>());

/**
 * Fetches the site content, uncached: the same object as before if the reply is the same, and the same document if that is the same. An invalid document is
 * logged and replaced by its last valid version, of this process or of `lastGood`, or left out where there is none. @throws CampusApiError
 */
export async function fetchSite(lastGood: SiteContent | null = null): Promise<SiteContent> {
  const call = { name: 'GET /site', method: 'GET', path: '/site' } as const;
  return requestLongList(call, (reply, report) => readSite(reply, report, lastGood), {
    openUpstream: siteContentApi,
    usesEtag: true,
  });
}

function readSite(reply: unknown, report: Report, lastGood: SiteContent | null): SiteContent {
  const single: { [Type in SingleType]?: unknown } = {};
  const collections: { [Type in CollectionType]: Record<string, unknown> } = { page: {}, programme: {} };
  const convert = (record: ApiSiteDocument, path: string, recordReport: Report) =>
    toDocument(record, path, recordReport, lastGood);
  const documents = readRecords(bodyOf(reply, report), apiSiteDocumentSchema, convert, report);
  for (const { key, content } of documents) {
    if (key.id === null) single[key.type] = content;
    else collections[key.type][key.id] = content;
  }
  const names = new Set(documents.map(({ name }) => name));
  for (const name of parsedDocuments().keys()) if (!names.has(name)) parsedDocuments().delete(name);
  return { ...single, ...collections } as SiteContent;
}

function toDocument(
  { key: name, content, updatedAt }: ApiSiteDocument,
  path: string,
  report: Report,
  lastGood: SiteContent | null,
) {
  const key = parseKey(name);
  if (key === null) {
    report.addProblem(`${path}.key`, 'no type of document that this site knows');
    return null;
  }
  const digest = hash('sha256', JSON.stringify([content ?? null, updatedAt]));
  const previous = parsedDocuments().get(name);
  if (previous?.digest === digest) return { name, key, content: previous.content };
  const { data, error } = schemaOf(key).safeParse(content);
  for (const issue of error?.issues ?? []) {
    report.addProblem(`${path}.${name}.${issue.path.join('.')}`, issue.message);
  }
  const parsed = data && updatedAt && key.type === 'page' ? { ...data, updatedAt } : data;
  if (parsed !== undefined) parsedDocuments().set(name, { digest, content: parsed });
  const readable = parsed ?? previous?.content ?? findDocument(lastGood, key);
  return readable === undefined ? null : { name, key, content: readable };
}

function findDocument(site: SiteContent | null, { type, id }: DocumentKey): unknown {
  return id === null ? site?.[type] : site?.[type][id];
}
