import 'server-only';
import type { Metadata } from 'next';
import { campus } from '#content/campus.ts';
import type { Localized } from '#content/locale.ts';
import { clip } from '#lib/i18n/clip.ts';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { localPath } from '#lib/routes/paths.ts';
import { cardPath } from './cards/card-path.ts';

interface PageWords {
  /** Left out on the home page, which is titled by the campus's name alone. */
  title?: Localized;
  description: Localized;
  /** The page whose card stands for this one too, where it has none of its own. */
  card?: string;
}

/** Characters: what search engines show of a title and of a description. */
const TITLE = 110;
const DESCRIPTION = 200;

const territories = { en: 'en_US', ne: 'ne_NP' } as const;

/** Title, description, canonical address, `hreflang` pair and social card of a page; `path` without its language. */
export async function pageMetadata(path: string, words: PageWords): Promise<Metadata> {
  const locale = await currentLocale();
  const name = campus.name[locale];
  const title = words.title && clip(words.title[locale], TITLE);
  const description = clip(words.description[locale], DESCRIPTION);
  const english = localPath(path, 'en');
  const card = { url: cardPath(words.card ?? path, locale), width: 1200, height: 630, alt: title ?? name };
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
