import 'server-only';
import type { Metadata } from 'next';
import type { BreadcrumbList, WithContext } from 'schema-dts';
import type { Locale, Localized } from '#content/locale.ts';
import { states } from '#content/messages/status.ts';
import { textPages } from '#content/routes.ts';
import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { absoluteUrl } from '#lib/platform/routes/absolute-url.ts';
import { localPath } from '#lib/platform/routes/paths.ts';
import { clip } from '#packages/nepali/text/clip.ts';
import { attempt } from '../content-cache/attempt.ts';
import { feedFormats } from '../notices/feed/feed-address.ts';
import { descriptionOf } from '../site-content/content-pages.ts';
import { getIdentity, getPage, menuPosition } from '../site-content/readers.ts';
import { cardPath } from './cards/card-path.ts';
import { pageFeedPath } from './sitemap/feed-files.ts';

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

/** Metadata of the page for unknown addresses, which is not indexed. */
export async function notFoundMetadata(): Promise<Metadata> {
  return { title: (await currentMessages()).states.notFound, robots: { index: false } };
}

/** The same for a withdrawn notice. */
export async function withdrawnMetadata(): Promise<Metadata> {
  return { title: (await currentMessages()).notices.withdrawn.heading, robots: { index: false } };
}

/** Metadata of a page of text. One of the specification that has no text yet is not indexed. */
export async function contentMetadata(path: string): Promise<Metadata> {
  const page = await attempt(() => getPage(path));
  if (!page.ok) return {};
  if (page.value)
    return withPageFeed(await pageMetadata(path, { title: page.value.title, description: descriptionOf(page.value) }));
  if (!textPages.has(path)) return notFoundMetadata();
  const { label } = (await menuPosition(path)).link;
  const metadata = await pageMetadata(path, { title: label, description: states.comingSoon });
  return { ...metadata, robots: { index: false, follow: true } };
}

/** Adds the feed of changed pages to a page's metadata, for feed discovery; without its title, to save bytes. */
async function withPageFeed(metadata: Metadata): Promise<Metadata> {
  const types = { [feedFormats.atom.type]: pageFeedPath(await currentLocale(), 'atom') };
  return { ...metadata, alternates: { ...metadata.alternates, types } };
}

interface Step {
  label: string;
  path?: string;
}

/** The breadcrumbs from Home to a page; groups of the menu have no address and are omitted. */
export function breadcrumbList(steps: readonly Step[], locale: Locale): WithContext<BreadcrumbList> {
  const addressed = steps.filter(({ path }, index) => path !== undefined || index === steps.length - 1);
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: addressed.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(path !== undefined && { item: absoluteUrl(localPath(path, locale)) }),
    })),
  };
}
