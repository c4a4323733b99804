import 'server-only';
import { z } from 'zod';
import { foldFileName, isStoredFileName } from '#lib/platform/http/file-name.ts';
import { environment } from '#lib/platform/settings/index.ts';
import { text } from './api-schema.ts';
import { readJsonResponse } from './bounded-body.ts';
import { open, requestJson } from './call.ts';
import { CampusApiError } from './errors.ts';
import { bodyOf, readRecords, readSome } from './records.ts';
import type { Report } from './report.ts';
import type { UpstreamCall } from './upstream-call.ts';

/** A stored file, behind the login, an external https address, or only a title. */
export type QaaDocument = { title: string; fileName: string } | { title: string; url: string } | { title: string };

export interface QaaCredentials {
  userName: string;
  password: string;
}

/** `message`: text of the campus for the visitor. */
export interface QaaLogin {
  accepted: boolean;
  message: string;
  /** Embedded campus API only: a reference to the account with its present password, to detect a change later. */
  account?: string | undefined;
}

const apiQaaDocumentSchema = z.object({ doccName: text, doccLink: text });

/** Schema for withholding files: a missing link, or one that is not a text, makes the record unreadable. */
const apiQaaLinkSchema = z.object({ doccLink: z.string().trim().min(1) });

const apiLoginSchema = z.object({ message: z.string() });

type ApiQaaDocument = z.infer<typeof apiQaaDocumentSchema>;

/** The only message that means success, regardless of the HTTP status (specification of the campus API). */
const SUCCESS = 'You are successfully signed In';
const MESSAGE_LIMIT = 64 * 1024;
const listCall = { name: 'GET /qaa/getQaaDocc', method: 'GET', path: '/qaa/getQaaDocc' } as const;

/** Fetches the QAA documents, never cached: only for logged-in visitors. @throws CampusApiError */
export function getQaaDocuments(): Promise<QaaDocument[]> {
  return requestJson(listCall, { attempts: 2 }, (reply, report) => {
    const body = bodyOf(reply, report);
    const documents = readRecords(body, apiQaaDocumentSchema, toQaaDocument, report);
    // All fields are optional, so the schema accepts any record.
    if (documents.length === 0 && Array.isArray(body) && body.length > 0)
      throw report.createError('nothing in body is a record');
    return documents;
  });
}

function toQaaDocument({ doccName, doccLink }: ApiQaaDocument, path: string, report: Report): QaaDocument | null {
  if (isStoredFileName(doccLink)) return { title: doccName || doccLink, fileName: doccLink };
  const url = URL.parse(doccLink);
  if (url?.protocol === 'https:' && !url.username && !url.password)
    return { title: doccName || url.host, url: url.href };
  report.addProblem(`${path}.doccLink`, 'neither a stored file nor an https address');
  return doccName ? { title: doccName } : null;
}

/** `isWhole`: every record has a readable link. */
export interface QaaFileNames {
  names: string[];
  isWhole: boolean;
}

/** Folded names of all files that the list may refer to, also by links that are not shown as files. @throws CampusApiError */
export function getQaaFileNames(): Promise<QaaFileNames> {
  return requestJson(listCall, { attempts: 2 }, (reply, report) => {
    const body = bodyOf(reply, report);
    if (!Array.isArray(body)) throw report.createError('body is no list');
    const links = readSome(body, apiQaaLinkSchema, ({ doccLink }) => ({ names: namesIn(doccLink) }), report, 'body');
    return { names: [...new Set(links.flatMap(({ names }) => names))], isWhole: links.length === body.length };
  });
}

/** Last segment of each address in a link, raw and decoded. */
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

/** Treats a complete but unreadable reply as null; rethrows interruptions and time-outs. */
function nullIfUnreadable(error: unknown): null {
  if (error instanceof CampusApiError) return null;
  throw error;
}

/** Attempts one login; a second attempt could lock the account. @throws CampusApiError also on any status of 500 or more */
export function logInToQaa({ userName, password }: QaaCredentials): Promise<QaaLogin> {
  const path = '/login/qaaLogin';
  const call: UpstreamCall = {
    name: `POST ${path}`,
    method: 'POST',
    path,
    json: { userName, qaaPassword: password },
    accepts: (status) => status < 300 || status >= 400,
  };
  return open(call, async (response, { signal }) => {
    const { status } = response;
    const reply = apiLoginSchema.safeParse(
      await readJsonResponse(response, MESSAGE_LIMIT, signal, call.name).catch(nullIfUnreadable),
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
