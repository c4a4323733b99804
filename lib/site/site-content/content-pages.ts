import type { Localized } from '#content/locale.ts';
import { defaultPages } from '#content/site/defaults.ts';
import type { PagePart, TextPage } from '#content/site/page.ts';
import { plainWords } from '#lib/platform/routes/linked-text.ts';
import { isReservedAddress } from '#lib/platform/routes/reserved.ts';
import { memoizeOf } from '#lib/platform/runtime/memoize-of.ts';
import type { SiteContent } from '#lib/site/campus-client/site.ts';

const isEmpty = (part: PagePart) => Object.values(part).every((field) => Array.isArray(field) && field.length === 0);

/** Whether a document is a page for visitors; one without text is treated as missing. */
const isVisible = ({ isDraft, parts, pictures = [] }: TextPage) =>
  isDraft !== true && (pictures.length > 0 || parts.some((part) => !isEmpty(part)));

/** The published pages of text by address, with the statements of the product that the campus has not replaced. */
export const contentPages = memoizeOf(
  'content-pages',
  ({ page }: Pick<SiteContent, 'page'>): ReadonlyMap<string, TextPage> => {
    const written = Object.entries(page).filter(([, document]) => isVisible(document));
    const all = Object.entries({ ...defaultPages, ...Object.fromEntries(written) });
    return new Map(
      all
        .map(([id, document]): [string, TextPage] => [`/${id}`, document])
        .filter(([path]) => !isReservedAddress(path)),
    );
  },
);

/** All texts below the heading of a page. */
export function textsOf({ parts, service: { hours = [], fee } = {} }: TextPage): Localized[] {
  const ofService = [...hours.flatMap((line) => [line.days, line.hours]), ...(fee ? [fee] : [])];
  const ofParts = parts.flatMap(
    ({ heading, paragraphs = [], points = [], facts = [], table, tiles = [], tileNote }) => {
      const cells = table ? [table.caption, ...table.columns, ...table.rows.flat()] : [];
      const values = facts.flatMap(({ label, value }) => [label, value]);
      const texts = [heading, ...paragraphs, ...points, ...values, ...cells, ...tiles, tileNote];
      return texts.filter((text) => typeof text === 'object' && text !== null);
    },
  );
  return [...ofService, ...ofParts];
}

/** The description of a page for search engines and results: its own, otherwise its first text, otherwise its title. */
export function descriptionOf({ description, parts, title }: TextPage): Localized {
  const [first] = parts.flatMap(({ paragraphs = [], points = [] }) => [...paragraphs, ...points]);
  if (description || !first) return description ?? title;
  return { en: plainWords(first.en), ne: plainWords(first.ne) };
}
