import 'server-only';
import { anonymizedIp } from '#lib/platform/http/anonymized-ip.ts';
import { clientIpOf } from '#lib/platform/http/client-ip.ts';
import { Refusal } from '#lib/platform/http/refusal.ts';
import { log } from '#lib/platform/runtime/log.ts';
import { environment } from '#lib/platform/settings/index.ts';
import { openFile } from '#lib/site/campus-client/files.ts';
import { getQaaDocuments } from '#lib/site/campus-client/qaa.ts';
import { serveFile } from '#lib/site/files/serve-file.ts';
import { findQaaDocument } from './document-key.ts';
import { or503 } from './or-503.ts';
import { privateHeaders, requireSession } from './visitor-session.ts';

/** Streams a stored document, for a session only; each request is logged. @throws Refusal 401, 404, 503 */
export async function serveQaaDocument(request: Request, key: string): Promise<Response> {
  const session = await requireSession(request);
  const document = findQaaDocument(await or503(getQaaDocuments()), key);
  if (!document) throw new Refusal(404, 'There is no such document.');
  const { 'Cache-Control': cacheControl = '', ...headers } = await privateHeaders(session);
  const response = await serveFile(request, document.fileName, openFile, { cacheControl, saveAs: nameFor(document) });
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  if (request.method === 'HEAD') return response;
  const address = clientIpOf(request.headers, environment().trustProxy);
  const { status } = response;
  log.info(
    { event: 'qaa document', document: document.fileName, status, user: session.user, address: anonymizedIp(address) },
    'QAA document read',
  );
  return response;
}

/** The document's title with the extension of its file. */
function nameFor({ title, fileName }: { title: string; fileName: string }): string {
  const extension = /\.[a-z0-9]{1,5}$/i.exec(fileName)?.[0] ?? '';
  const name = title.replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ').trim() || fileName;
  return name.toLowerCase().endsWith(extension.toLowerCase()) ? name : `${name}${extension}`;
}
