import type { StoredFile } from '#campus-api/database/values.ts';
import type { NoticeRecord } from '#campus-api/records/notice/notice.ts';
import type { Locale } from '#content/locale.ts';
import { isPictureName } from '#lib/platform/http/file-name.ts';
import { beginningOf } from '#packages/nepali/text/clip.ts';
import {
  addressesOf,
  type Block,
  type Inline,
  type OldItem,
  type Versions,
  versionsOf,
} from '#packages/site-import/content/index.ts';
import type { MediaFile, MediaLibrary } from '#packages/site-import/files/index.ts';
import { bodyOf } from './plan-body.ts';
import type { LinkTargets } from './show-links.ts';

/** Maximum length of a notice. */
export const MAX_DESCRIPTION = 2000;
const MAX_TITLE = 500;
const MAX_ALT = 300;

/** The text and the files of a notice; `hasTextFile` if a text longer than its body is one of the files. */
export interface NoticeText extends Pick<NoticeRecord, 'description' | 'files' | 'bodyEn' | 'bodyNe' | 'pictureAlt'> {
  title: string;
  hasTextFile: boolean;
}

/** The notice of a post in one or both languages, with a body if the text is long or has a table; null without text and files. */
export function noticeOf(record: Versions, targets: LinkTargets, attached: readonly OldItem[]): NoticeText | null {
  const { library, files } = targets;
  // Copies have their blocks, which the items unpack at each reading.
  const withBlocks = (item: OldItem) => ({ ...item, blocks: item.blocks });
  const versions = {
    ...(record.en && { en: withBlocks(record.en) }),
    ...(record.ne && { ne: withBlocks(record.ne) }),
  };
  const items = versionsOf(versions);
  const texts = items.map((item) => ({ title: item.title, lines: linesOf(item.blocks, library) }));
  const title =
    texts.map((text) => text.title).find(Boolean) ||
    beginningOf(texts.flatMap(({ lines }) => lines)[0] ?? '', MAX_TITLE);
  const used = mediaOf(items, library, attached);
  const stored = [...new Set(used.map((file) => files.plan(file, title)))].flatMap((file) => file ?? []);
  const name = title || stored[0]?.original || '';
  if (name === '') return null;
  const description = texts
    .map(({ title: heading, lines }) => sentence(heading, lines.join(' ')))
    .filter(Boolean)
    .join(' / ');
  for (const block of items.flatMap(({ blocks }) => blocks))
    if (block.type === 'picture' && library.fileAt(block.url) === null)
      files.note('picture-outside', { title: name, address: block.url });
  const isOwnLink = (url: string) => library.fileAt(url) === null && targets.addresses.target(url) !== undefined;
  const hasTable = items.some(({ blocks }) =>
    blocks.some((block) => block.type === 'table' || ('text' in block && addressesOf(block).some(isOwnLink))),
  );
  const plainFiles = stored.map(({ stored: at, original }) => ({ stored: at, original }));
  if (description.length <= MAX_DESCRIPTION && !hasTable)
    return { title: name, description: description || name, files: plainFiles, hasTextFile: false };
  const body = (item: OldItem | undefined) => bodyOf(item?.blocks ?? [], targets, name);
  const [english, nepali] = [body(versions.en), body(versions.ne)];
  const isCut = english.isCut || nepali.isCut;
  const full = texts.map((text) => [text.title, ...text.lines].filter(Boolean).join('\n\n')).join('\n\n');
  const titles = texts.flatMap((text) => text.title || []).join(' / ');
  const pictureAlt = altOf(items, library, plainFiles);
  return {
    title: name,
    description: beginningOf(titles || name, MAX_DESCRIPTION),
    files: [...(isCut ? [files.addText(name, full)] : []), ...plainFiles],
    ...(english.text && { bodyEn: english.text }),
    ...(nepali.text && { bodyNe: nepali.text }),
    ...(pictureAlt && { pictureAlt }),
    hasTextFile: isCut,
  };
}

/** The description of the first attached picture, if it is one of the text. */
function altOf(items: readonly OldItem[], library: MediaLibrary, files: readonly StoredFile[]): string {
  const first = files.find(({ stored }) => isPictureName(stored));
  const pictures = items.flatMap(({ blocks }) => blocks.filter((block) => block.type === 'picture'));
  const [picture] = pictures.filter(({ url }) => library.fileAt(url)?.name === first?.original);
  return beginningOf(picture?.alt ?? '', MAX_ALT);
}

/** A title and a text as sentences; a title that the text repeats is left out. */
export function sentence(title: string, text: string): string {
  if (title === '' || text.startsWith(title)) return text;
  if (text === '') return title;
  return /[.!?।:]$/.test(title)
    ? `${title} ${text}`
    : `${title}${/\p{Script=Devanagari}/u.test(title) ? '।' : '.'} ${text}`;
}

/** The lines of a text; links to other sites with their address. */
function linesOf(blocks: readonly Block[], library: MediaLibrary): string[] {
  const show = (text: Inline) =>
    text
      .map((part) => {
        if (typeof part === 'string') return part;
        const isOutside = /^https?:/i.test(part.url) && library.isOutside(part.url) && part.label !== part.url;
        return isOutside ? `${part.label} (${part.url})` : part.label;
      })
      .join('')
      .replaceAll(/\s+/g, ' ')
      .trim();
  return blocks.flatMap((block) => {
    if ('text' in block) return isOnlyFile(block.text, library) ? [] : [show(block.text)];
    if (block.type === 'points') return block.items.map((item) => `• ${show(item)}`);
    return block.type === 'table' ? block.rows.map((row) => row.join(' | ')) : [];
  });
}

/** Whether a text is the link to a file, which is attached. */
const isOnlyFile = (text: Inline, library: MediaLibrary) =>
  text.some((part) => typeof part !== 'string') &&
  text.every((part) => (typeof part === 'string' ? part.trim() === '' : library.fileAt(part.url) !== null));

/** The files of posts in their order: those of the text, then attachments, then the featured picture. */
export function mediaOf(items: readonly OldItem[], library: MediaLibrary, attached: readonly OldItem[]): MediaFile[] {
  const addresses = items.flatMap((item) => [
    ...item.blocks.flatMap(addressesOf),
    library.attachment(Number(item.meta.get('_thumbnail_id')))?.attachmentUrl ?? '',
  ]);
  const urls = [...addresses, ...attached.map(({ attachmentUrl }) => attachmentUrl)];
  const files = urls.flatMap((url) => (url === '' ? [] : (library.fileAt(url) ?? [])));
  return [...new Map(files.map((file) => [file.path, file])).values()];
}

/** Titles of a record in the languages that it has. */
export function titlesOf({ en, ne }: Versions): Partial<Record<Locale, string>> {
  return { ...(en?.title && { en: en.title }), ...(ne?.title && { ne: ne.title }) };
}
