import { mapTexts } from '#lib/platform/i18n/texts-in.ts';
import type { DocumentContent } from './documents.ts';
import { textsByField } from './field-issues.ts';

/** A link of a document to an address of the site; `field` is the path of its field. */
export interface PageReference {
  field: string;
  address: string;
}

/** A link in a text: `[Downloads](/notice/downloads)`. */
const textLink = /(\[[^\][]+\]\()(\/[^()]*)(?=\))/g;

/** Fields whose whole value is the address of a page: a link of the menu, the page above. */
const addressFields: ReadonlySet<string> = new Set(['path', 'parent']);

/** The id of a programme in the list of a department. */
const programmeField = /^programmes\.\d+$/;

export function pageReferences(content: DocumentContent): PageReference[] {
  return [...textsByField(content)].flatMap(([field, text]) => {
    if (addressFields.has(field.split('.').at(-1) ?? '')) return [{ field, address: text }];
    if (programmeField.test(field)) return [{ field, address: `/programs/${text}` }];
    return [...text.matchAll(textLink)].map(([, , address = '']) => ({ field, address }));
  });
}

/** The document with all links to `from`, with or without a part of the page, leading to `to`. */
export function redirectLinks(content: DocumentContent, from: string, to: string): DocumentContent {
  const follow = (address: string) =>
    address.replace(/[?#].*/s, '') === from ? to + address.slice(from.length) : address;
  const changed = mapTexts(content, (text, field) =>
    addressFields.has(field)
      ? follow(text)
      : text.replace(textLink, (_, before: string, address: string) => before + follow(address)),
  );
  return { ...content, ...Object(changed) };
}
