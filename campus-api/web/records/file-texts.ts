import type { FileTexts } from '#campus-api/database/values.ts';
import type { Draft } from '../drafts/drafts.ts';

// Corrected texts are fields of the draft, three lists in the same order: the key of the file, the number of the page, and the text.

/** The fields of a draft that hold corrected texts. */
export const textFields = ['textFile', 'textPage', 'textBody'] as const;

/** A corrected text; an empty one is withdrawn. */
interface PageText {
  readonly file: string;
  readonly page: number;
  readonly text: string;
}

function draftTexts({ fields }: Pick<Draft, 'fields'>): PageText[] {
  return (fields.textFile ?? []).map((file, index) => ({
    file,
    page: Number(fields.textPage?.[index]),
    text: (fields.textBody?.[index] ?? '').replaceAll('\r\n', '\n'),
  }));
}

/** The draft with a corrected text of a page. */
export function withPageText(draft: Draft, changed: PageText): Draft {
  const others = draftTexts(draft).filter(({ file, page }) => file !== changed.file || page !== changed.page);
  const texts = [...others, changed];
  return {
    ...draft,
    fields: {
      ...draft.fields,
      textFile: texts.map(({ file }) => file),
      textPage: texts.map(({ page }) => String(page)),
      textBody: texts.map(({ text }) => text),
    },
  };
}

/** The corrected texts of a file: those of the record, as changed by the draft. */
export function textsOf(draft: Pick<Draft, 'fields'>, key: string, existing: FileTexts = {}): FileTexts {
  const texts = new Map(Object.entries(existing));
  for (const { file, page, text } of draftTexts(draft)) {
    if (file !== key) continue;
    if (text === '') texts.delete(String(page));
    else texts.set(String(page), text);
  }
  return Object.fromEntries(texts);
}
