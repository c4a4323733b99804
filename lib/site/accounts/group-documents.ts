import { toLatinDigits } from '#packages/nepali/text/digits.ts';
import type { ListedDocument } from './listing.ts';

export interface DocumentGroup {
  /** Null: documents of the whole cycle, such as the report itself. */
  criterion: number | null;
  documents: ListedDocument[];
}

/** Groups documents by criterion and question; those without a number come last, in the campus's order. Empty criteria are omitted. */
export function groupDocuments(documents: readonly ListedDocument[]): DocumentGroup[] {
  const groups = new Map<number | null, ListedDocument[]>();
  for (const document of documents) {
    const members = groups.get(document.criterion);
    if (members) members.push(document);
    else groups.set(document.criterion, [document]);
  }
  const last = Number.POSITIVE_INFINITY;
  return [...groups]
    .sort(([one], [other]) => (one ?? last) - (other ?? last))
    .map(([criterion, members]) => ({
      criterion,
      documents: members.sort((one, other) => (one.question ?? last) - (other.question ?? last)),
    }));
}

function fold(text: string): string {
  return toLatinDigits(text.normalize('NFKC').replace(/[\u200c\u200d]/g, '')).toLowerCase();
}

/** Documents whose number, title or type has every word of the text. */
export function filterDocuments(documents: readonly ListedDocument[], text: string): ListedDocument[] {
  const words = fold(text).split(/\s+/).filter(Boolean);
  return documents.filter(({ title, criterion, question, type }) => {
    const number = `${criterion ? `c${criterion}` : ''}${question ? `-q${question} q${question}` : ''}`;
    const haystack = fold(`${number} ${title} ${type ?? ''}`);
    return words.every((word) => haystack.includes(word));
  });
}
