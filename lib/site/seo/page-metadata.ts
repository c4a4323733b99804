import 'server-only';
import type { Metadata } from 'next';
import type { Localized } from '#content/locale.ts';
import { currentLocale } from '#lib/platform/i18n/current-locale.ts';
import { localPath } from '#lib/platform/routes/paths.ts';
import { getIdentity } from '#lib/site/site-content/readers.ts';
import { clip } from '#packages/nepali/text/clip.ts';
import { cardPath } from './cards/card-path.ts';

interface PageTexts {
  /** Omitted on the home page, whose title is the name of the campus. */
  title?: Localized;
  description: Localized;
  /** The page whose card is used, if this page has none. */
  card?: string;
}

/** Characters of a title and of a description that search engines show. */
const MAX_TITLE_LENGTH = 110;
const MAX_DESCRIPTION_LENGTH = 200;

const territories = { en: 'en_US', ne: 'ne_NP' } as const;

/** For a page that has no text yet. */
export const notIndexed: Metadata = { robots: { index: false } };

/** Title, description, canonical address, `hreflang` pair and social card of a page; `path` without its language. */
export async function pageMetadata(path: string, texts: PageTexts): Promise<Metadata> {
  const locale = await currentLocale();
  const name = (await getIdentity()).name[locale];
  const title = texts.title && clip(texts.title[locale], MAX_TITLE_LENGTH);
  const description = clip(texts.description[locale], MAX_DESCRIPTION_LENGTH);
  const english = localPath(path, 'en');
  const card = { url: cardPath(texts.card ?? path, locale), width: 1200, height: 630, alt: title ?? name };
  return {
    ...(title && { title }),
    description,
    alternates: {
      canonical: localPath(path, locale),
      languages: { en: english, ne: localPath(path, 'ne'), 'x-default': english },
    },
    openGraph: {
      type: 'website',
      siteName: name,
      title: title ?? name,
      description,
      url: localPath(path, locale),
      locale: territories[locale],
      alternateLocale: territories[locale === 'en' ? 'ne' : 'en'],
      images: [card],
    },
    twitter: { card: 'summary_large_image', images: [card] },
  };
}
