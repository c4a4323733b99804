import 'server-only';
import { toLatinDigits } from '#packages/nepali/text/digits.ts';
import { getQaaDocuments } from '../campus-client/qaa.ts';
import type { QaaDocument } from '../campus-client/types.ts';
import { getFileSizeUncached } from '../content-cache/files/file-facts.ts';
import { fileType } from '../files/describe-file.ts';
import { documentKey } from './document-key.ts';
import type { ListedDocument } from './listing.ts';

/** Criterion and question in a document's name: `C3-Q42 Internal assessment` is evidence for question 42 of criterion 3. */
interface EvidenceNumber {
  criterion: number | null;
  question: number | null;
  /** The name without the number. */
  title: string;
}

const pattern = /^\s*C\s*([1-8])(?:[\s_.–-]*Q\s*(\d{1,3}))?(?![\p{L}\p{N}])[\s_.:–-]*/iu;

/** The review form of the UGC has 8 criteria with 120 questions; a name with other numbers, or none, is returned unchanged. */
export function readEvidenceNumber(name: string): EvidenceNumber {
  const [prefix = '', criterion, digits] = pattern.exec(toLatinDigits(name)) ?? [];
  const question = digits === undefined ? null : Number(digits);
  const isNumbered = criterion !== undefined && (question === null || (question >= 1 && question <= 120));
  if (!isNumbered) return { criterion: null, question: null, title: name };
  return { criterion: Number(criterion), question, title: name.slice(prefix.length) || name };
}

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
