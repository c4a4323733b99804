import { toLatinDigits } from '#packages/nepali/text/digits.ts';

/** Criterion and question in a document's name: `C3-Q42 Internal assessment` is evidence for question 42 of criterion 3. */
export interface EvidenceNumber {
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
