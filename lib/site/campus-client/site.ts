import 'server-only';
import { hash } from 'node:crypto';
import {
  type CollectionDocuments,
  type CollectionType,
  type DerivedDocuments,
  type DerivedType,
  parseServedKey,
  type ServedKey,
  type SingleDocuments,
  type SingleType,
  schemaOf,
} from '#content/site/index.ts';
import { processSingleton } from '#lib/platform/runtime/process-singleton.ts';
import { type ApiSiteDocument, apiSiteDocumentSchema } from './api-schema.ts';
import { parseJson } from './bounded-body.ts';
import { requestBytes } from './call.ts';
import { LONG_LIST_LIMIT } from './long-list.ts';
import { bodyOf, readRecords } from './records.ts';
import type { Report } from './report.ts';
import { siteContentApi } from './upstream.ts';

const BEGINNING = Buffer.from('{"body":[\n');
const END = Buffer.from('\n]}');
const [LINE_BREAK, COMMA] = [0x0a, 0x2c];

/**
 * The documents of a reply of `GET /site` as JSON, each in its own bytes, so that unchanged ones are not parsed again. The embedded API puts each on a line; a reply
 * of another layout is parsed. @throws CampusApiError `malformed` when it is not a list
 */
function documentsOf(bytes: Uint8Array, call: string, report: Report): Uint8Array[] {
  const reply = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const hasLines = reply.subarray(0, BEGINNING.length).equals(BEGINNING) && reply.subarray(-END.length).equals(END);
  if (hasLines) return linesOf(reply.subarray(BEGINNING.length, -END.length));
  const body = bodyOf(parseJson(bytes, call), report);
  if (!Array.isArray(body)) throw report.createError('body is no list');
  return body.map((record) => Buffer.from(JSON.stringify(record) ?? 'null'));
}

/** The lines without the commas at their ends; a string of JSON has no line break. */
function linesOf(text: Buffer): Buffer[] {
  const lines: Buffer[] = [];
  for (let start = 0; start < text.length; ) {
    const lineBreak = text.indexOf(LINE_BREAK, start);
    const end = lineBreak === -1 ? text.length : lineBreak;
    const hasComma = text[end - 1] === COMMA;
    if (end > start) lines.push(text.subarray(start, hasComma ? end - 1 : end));
    start = end + 1;
  }
  return lines;
}

/** The documents of the site content: those of which there is one by type, the others by type and id. */
export type SiteContent = Readonly<Partial<SingleDocuments & DerivedDocuments>> & {
  readonly [Type in CollectionType]: Readonly<Record<string, CollectionDocuments[Type]>>;
};

interface SiteDocument {
  readonly name: string;
  readonly key: ServedKey;
  readonly content: unknown;
}

/** The last reply that was read: unchanged documents are recognized by the digests of their JSON, and not parsed again. */
export interface LatestReply {
  etag: string | null;
  site: SiteContent | null;
  byDigest: Map<string, SiteDocument>;
  byName: Map<string, SiteDocument>;
}

const latest = (): LatestReply =>
  processSingleton('latest-site-reply', () => ({ etag: null, site: null, byDigest: new Map(), byName: new Map() }));

const CALL = { name: 'GET /site', method: 'GET', path: '/site' } as const;
const isChangedOrNot = (status: number) => status === 304 || (status >= 200 && status < 300);

/**
 * Fetches the site content, uncached: the same object as before if the reply is the same, and the same document if that is the same. An invalid document is
 * logged and replaced by its last valid version, of this process or of `lastGood`, or left out where there is none. @throws CampusApiError
 */
export function fetchSite(lastGood: SiteContent | null = null): Promise<SiteContent> {
  return fetchAfter(latest(), lastGood);
}

/** The site content of a preview; `fetchSite` does not know of it. @throws CampusApiError */
export function fetchPreviewedSite(): Promise<SiteContent> {
  return fetchAfter({ ...latest(), etag: null }, null);
}

async function fetchAfter(latestReply: LatestReply, lastGood: SiteContent | null): Promise<SiteContent> {
  const { etag, site } = latestReply;
  const call = etag && site ? { ...CALL, headers: { 'if-none-match': etag }, accepts: isChangedOrNot } : CALL;
  return requestBytes(
    call,
    { attempts: 2 },
    LONG_LIST_LIMIT,
    (reply, report) => {
      if (reply.status === 304 && site) return site;
      const read = readSite(latestReply, reply.bytes, report, lastGood);
      Object.assign(latestReply, { etag: reply.etag, site: read });
      return read;
    },
    siteContentApi,
  );
}

function readSite(
  latestReply: LatestReply,
  bytes: Uint8Array,
  report: Report,
  lastGood: SiteContent | null,
): SiteContent {
  const { site, byDigest, byName } = latestReply;
  const digests = new Map<string, string>();
  const records = documentsOf(bytes, CALL.name, report).map((json) => {
    const digest = hash('sha256', json, 'base64');
    const unchanged = byDigest.get(digest);
    const record = unchanged ? { key: unchanged.name, content: null } : parseJson(json, CALL.name);
    const name = nameOf(record);
    if (name !== null) digests.set(name, digest);
    return record;
  });
  const convert = (record: ApiSiteDocument, path: string, recordReport: Report) =>
    byDigest.get(digests.get(record.key) ?? '') ??
    toDocument(record, path, recordReport, (name, key) => byName.get(name)?.content ?? findDocument(lastGood, key));
  const documents = readRecords(records, apiSiteDocumentSchema, convert, report);
  if (site && documents.length === byName.size && documents.every((each) => byName.get(each.name) === each))
    return site;
  latestReply.byName = new Map(documents.map((each) => [each.name, each]));
  latestReply.byDigest = new Map(documents.map((each) => [digests.get(each.name) ?? '', each]));
  return toSite(documents);
}

function toSite(documents: readonly SiteDocument[]): SiteContent {
  const single: { [Type in SingleType | DerivedType]?: unknown } = {};
  const collections: { [Type in CollectionType]: Record<string, unknown> } = {
    page: {},
    programme: {},
    department: {},
  };
  for (const { key, content } of documents) {
    if (key.id === null) single[key.type] = content;
    else collections[key.type][key.id] = content;
  }
  return { ...single, ...collections } as SiteContent;
}

const nameOf = (record: unknown): string | null => apiSiteDocumentSchema.safeParse(record).data?.key ?? null;

function toDocument(
  { key: name, content, updatedAt }: ApiSiteDocument,
  path: string,
  report: Report,
  lastValid: (name: string, key: ServedKey) => unknown,
): SiteDocument | null {
  const key = parseServedKey(name);
  if (key === null) {
    report.addProblem(`${path}.key`, 'no type of document that this site knows');
    return null;
  }
  const { data, error } = schemaOf(key).safeParse(content);
  for (const issue of error?.issues ?? []) {
    report.addProblem(`${path}.${name}.${issue.path.join('.')}`, issue.message);
  }
  const parsed = data && updatedAt && key.type === 'page' ? { ...data, updatedAt } : data;
  const readable = parsed ?? lastValid(name, key);
  return readable === undefined ? null : { name, key, content: readable };
}

function findDocument(site: SiteContent | null, { type, id }: ServedKey): unknown {
  return id === null ? site?.[type] : site?.[type][id];
}
