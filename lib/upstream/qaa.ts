import 'server-only';
import { foldFileName, isStoredFileName } from '#lib/http/file-name.ts';
import { environment } from '#lib/runtime/environment/index.ts';
import { type ApiQaaDocument, apiLoginSchema, apiQaaDocumentSchema, apiQaaLinkSchema } from './api-schema.ts';
import { readJson } from './bounded-body.ts';
import { ask, open } from './call.ts';
import { CampusApiError } from './errors.ts';
import { bodyOf, readRecords, readSome } from './records.ts';
import type { Report } from './report.ts';
import type { QaaCredentials, QaaDocument, QaaLogin } from './types.ts';
import type { Call } from './upstream-call.ts';

/** Campus-api.md: the one message that is a success, whatever the HTTP status. */
const SUCCESS = 'You are successfully signed In';
const MESSAGE_LIMIT = 64 * 1024;
const listCall = { name: 'GET /qaa/getQaaDocc', method: 'GET', path: '/qaa/getQaaDocc' } as const;

/** Never cached: only for a visitor who has logged in. @throws CampusApiError */
export function getQaaDocuments(): Promise<QaaDocument[]> {
  return ask(listCall, 2, (reply, report) => {
    const body = bodyOf(reply, report);
    const documents = readRecords(body, apiQaaDocumentSchema, toQaaDocument, report);
    // Any record passes for one of its kind: none of its fields must be there.
    if (documents.length === 0 && Array.isArray(body) && body.length > 0)
      throw report.refuse('nothing in body is a record');
    return documents;
  });
}

function toQaaDocument({ doccName, doccLink }: ApiQaaDocument, path: string, report: Report): QaaDocument | null {
  if (isStoredFileName(doccLink)) return { title: doccName || doccLink, fileName: doccLink };
  const url = URL.parse(doccLink);
  if (url?.protocol === 'https:' && !url.username && !url.password)
    return { title: doccName || url.host, url: url.href };
  report.complain(`${path}.doccLink`, 'neither a stored file nor an https address');
  return doccName ? { title: doccName } : null;
}

/** `isWhole`: every record has a link that could be read. */
export interface QaaFileNames {
  names: string[];
  isWhole: boolean;
}

/** The folded names of all files that the list may mean, also by a link that is not shown as one. @throws CampusApiError */
export function getQaaFileNames(): Promise<QaaFileNames> {
  return ask(listCall, 2, (reply, report) => {
    const body = bodyOf(reply, report);
    if (!Array.isArray(body)) throw report.refuse('body is no list');
    const links = readSome(body, apiQaaLinkSchema, ({ doccLink }) => ({ names: namesIn(doccLink) }), report, 'body');
    return { names: [...new Set(links.flatMap(({ names }) => names))], isWhole: links.length === body.length };
  });
}

/** The last part of each address in a link, as it stands and decoded. */
function namesIn(link: string): string[] {
  const parts = [link, ...link.split(',')].map((part) => part.split(/[?#]/)[0]?.split(/[/\\]/).at(-1) ?? '');
  return [...new Set(parts.flatMap((part) => [part, decoded(part)]).map(foldFileName))].filter(Boolean);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A reply that came whole and says nothing. One that broke off or took too long is another failure. */
function nothingIfUnreadable(error: unknown): null {
  if (error instanceof CampusApiError) return null;
  throw error;
}

/** Asked once only: a second try could lock the account. @throws CampusApiError also on any status of 500 or more */
export function logInToQaa({ userName, password }: QaaCredentials): Promise<QaaLogin> {
  const path = '/login/qaaLogin';
  const call: Call = {
    name: `POST ${path}`,
    method: 'POST',
    path,
    json: { userName, qaaPassword: password },
    answers: (status) => status < 300 || status >= 400,
  };
  return open(call, async (response, { signal }) => {
    const { status } = response;
    const reply = apiLoginSchema.safeParse(
      await readJson(response, MESSAGE_LIMIT, signal, call.name).catch(nothingIfUnreadable),
    );
    if (reply.success && reply.data.message === SUCCESS) {
      const account = environment().upstreamUrl === null ? response.headers.get('campus-account') : null;
      return { accepted: true, message: SUCCESS, account: account ?? undefined };
    }
    if (status >= 500 || status === 429) throw new CampusApiError('status', call.name, { status });
    if (!reply.success) throw new CampusApiError('malformed', call.name, { status, reason: 'no message' });
    return { accepted: false, message: reply.data.message };
  });
}
