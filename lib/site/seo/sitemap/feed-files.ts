import { type Locale, locales } from '#content/locale.ts';

/** Formats of the feed of changed pages, with the ending of their address. */
const formats = { atom: 'xml', json: 'json' } as const;

export type PageFeedFormat = keyof typeof formats;

/** The address of the feed of changed pages: `/feed.xml`, in Nepali `/feed-ne.xml`. */
export function pageFeedPath(locale: Locale, format: PageFeedFormat): string {
  return `/feed${locale === 'en' ? '' : `-${locale}`}.${formats[format]}`;
}

/** The language and the format of a feed by the name of its file; null for any other name. */
export function readFeedFile(file: string): { locale: Locale; format: PageFeedFormat } | null {
  for (const locale of locales)
    for (const format of ['atom', 'json'] as const)
      if (pageFeedPath(locale, format) === `/${file}`) return { locale, format };
  return null;
}
