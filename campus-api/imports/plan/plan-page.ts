import type { Locale } from '#content/locale.ts';
import { beginningOf } from '#packages/nepali/text/clip.ts';
import type { Inline, Versions } from '#packages/site-import/content/index.ts';
import { mergeParts, type Part, partsOf, type Texts } from './page-parts.ts';
import type { PlannedFile } from './plan-files.ts';
import { titlesOf } from './plan-notice.ts';
import { type LinkTargets, showLinks } from './show-links.ts';

/** Maximum number of pictures of a page; an album has more. */
export const MAX_PICTURES = 20;
const MAX_TITLE = 200;
const MAX_ALT = 400;

/** A picture of a page before its size is known. */
export interface PlannedPicture {
  file: PlannedFile;
  alt: Texts;
}

/** The content of a page without its pictures. */
export interface PageText {
  title: Texts;
  parts: Part[];
  pictures: PlannedPicture[];
  isCut: boolean;
  isUneven: boolean;
}

/** The page of an item in one or both languages, with all its pictures; null without text and pictures. */
export function pageOf(versions: Versions, sources: LinkTargets): PageText | null {
  const title = Object.fromEntries(
    Object.entries(titlesOf(versions)).map(([language, text]) => [language, beginningOf(text, MAX_TITLE)]),
  );
  const name = title.en ?? title.ne ?? '';
  const show = (text: Inline) => showLinks(text, sources, name);
  const of = (language: Locale) =>
    partsOf(versions[language]?.blocks ?? [], { language, title: title[language] ?? name, show });
  const [english, nepali] = [of('en'), of('ne')];
  const isPair = versions.en !== undefined && versions.ne !== undefined;
  const { parts, isUneven } = mergeParts(english.parts, nepali.parts);
  const pictures = picturesOf(versions, sources, name);
  if (name === '' || (parts.length === 0 && pictures.length === 0)) return null;
  return { title, parts, pictures, isCut: english.isCut || nepali.isCut, isUneven: isPair && isUneven };
}

function picturesOf(versions: Versions, { library, files }: LinkTargets, title: string): PlannedPicture[] {
  const pictures = new Map<PlannedFile, Texts>();
  for (const [language, item] of [['en', versions.en] as const, ['ne', versions.ne] as const]) {
    for (const block of item?.blocks ?? []) {
      if (block.type !== 'picture') continue;
      const media = library.fileAt(block.url);
      if (media === null) files.note('picture-outside', { title, address: block.url });
      const file = media && files.planPicture(media, title);
      if (!file) continue;
      const before = pictures.get(file);
      // The copy of a picture for browsers without scripts has no description.
      if (block.alt === '' && before?.[language]) continue;
      pictures.set(file, { ...before, [language]: beginningOf(block.alt || item?.title || title, MAX_ALT) });
    }
  }
  return [...pictures].map(([file, alt]) => ({ file, alt }));
}
