import 'server-only';
import { getQaaDocuments } from '#lib/site/campus-client/qaa.ts';
import type { QaaDocument } from '#lib/site/campus-client/types.ts';
import { getFileSizeUncached } from '#lib/site/content-cache/files/file-facts.ts';
import { fileType } from '#lib/site/files/describe-file.ts';
import { documentKey } from './document-key.ts';
import { readEvidenceNumber } from './evidence-number.ts';
import type { ListedDocument } from './listing.ts';

/** The QAA list for a visitor with a session. @throws CampusApiError */
export async function listDocuments(): Promise<ListedDocument[]> {
  return Promise.all((await getQaaDocuments()).map(toListed));
}

async function toListed(document: QaaDocument): Promise<ListedDocument> {
  const about = { ...readEvidenceNumber(document.title), isOutside: 'url' in document };
  if ('fileName' in document) {
    const { fileName } = document;
    const href = `/api/qaa/documents/${documentKey(fileName)}`;
    return { ...about, href, type: fileType(fileName), bytes: await getFileSizeUncached(fileName) };
  }
  return { ...about, href: 'url' in document ? document.url : null, type: null, bytes: null };
}
