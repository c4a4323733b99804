import type { Locale } from '#content/locale.ts';
import { savedCopies } from '#content/messages/offline.ts';
import { escapeHtml } from '#lib/platform/http/escape-html.ts';
import { localeOf } from '#lib/platform/routes/paths.ts';
import { describeFile } from '#lib/site/files/describe-file.ts';
import { languageOf } from '#packages/nepali/text/language.ts';
import { type CachedFile, listFiles } from './cached-files.ts';
import { ageOf, cachedTitle } from './cached-page.ts';
import { listPages } from './cached-pages.ts';
import { savedAt } from './stale-banner.ts';

const section = (heading: string, items: readonly string[]) =>
  items.length === 0
    ? ''
    : `<section><h2>${heading}</h2><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul></section>`;

const button = (name: string, value: string, label: string) =>
  `<form method="post"><button name="${name}" value="${escapeHtml(value)}">${label}</button></form>`;

/** The title of a page without the name of the campus at its end. */
function pageItem(address: string, copy: Response): string {
  const own = localeOf(address);
  const title = cachedTitle(copy).replace(/ – [^–]*$/, '') || address;
  return `<a href="${escapeHtml(address)}" lang="${languageOf(title)}">${title}</a> <small lang="${own}">${savedAt(ageOf(copy), own)}</small>`;
}

function fileItem({ address, name, bytes }: CachedFile, locale: Locale): string {
  const label = escapeHtml(name);
  const facts = describeFile(name, bytes, locale);
  const link = `<a href="${escapeHtml(address)}" lang="${languageOf(name)}">${label}</a>`;
  return `${link} ${facts && `<small>(${facts})</small>`} ${button('file', address, savedCopies.remove[locale])}`;
}

/** The list of pages and files cached on this device, as HTML. */
export async function cachedList(locale: Locale): Promise<string> {
  const [pages, files] = await Promise.all([listPages(), listFiles()]);
  if (pages.length + files.length === 0) return `<p>${savedCopies.nothing[locale]}</p>`;
  return [
    section(
      savedCopies.savedFiles[locale],
      files.map((file) => fileItem(file, locale)),
    ),
    section(
      savedCopies.savedPages[locale],
      pages.map(({ address, copy }) => pageItem(address, copy)),
    ),
    button('all', '', savedCopies.removeAll[locale]),
  ].join('');
}
