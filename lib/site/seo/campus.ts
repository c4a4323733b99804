import 'server-only';
import type { Metadata, Viewport } from 'next';
import type { CollegeOrUniversity, ContactPage, Graph, SearchAction, Thing, WebSite, WithContext } from 'schema-dts';
import { type Locale, locales } from '#content/locale.ts';
import { home } from '#content/messages/layout.ts';
import type { Identity } from '#content/site/identity.ts';
import { currentLocale } from '#lib/platform/i18n/current-locale.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { inLanguage } from '#lib/platform/i18n/in-language.ts';
import { plainTelephone, telephoneNumbers } from '#lib/platform/i18n/telephone.ts';
import { absoluteUrl } from '#lib/platform/routes/absolute-url.ts';
import { localPath, SITE_SEARCH } from '#lib/platform/routes/paths.ts';
import { environment } from '#lib/platform/settings/index.ts';
import type { Contact } from '../campus-client/types.ts';
import { findDocument, getIdentity } from '../site-content/readers.ts';
import { brandOf } from './icons/brand.ts';
import { iconAddress, iconPaths } from './icons/icon-address.ts';
import { manifestPath } from './manifest.ts';
import { pageMetadata } from './page-metadata.ts';

/** Reference to the campus from other data of a page, which also describes it (`campusGraph`, `campusNode`). */
export const campusReference = () => ({ '@id': absoluteUrl('/#campus') });

const inBrief = ({ name }: Identity, locale: Locale) => ({
  '@type': 'CollegeOrUniversity' as const,
  ...campusReference(),
  name: name[locale],
  url: absoluteUrl('/'),
  logo: absoluteUrl(iconPaths.large),
});

/** A graph of the subject of a page or several, which references the campus, and the campus. */
export async function campusGraph(things: Thing | readonly Thing[], locale: Locale): Promise<Graph> {
  return { '@context': 'https://schema.org', '@graph': [...[things].flat(), inBrief(await getIdentity(), locale)] };
}

/** As they are written, without signs that do not break or have no width, or as they are dialled; several numbers are a list. */
export function telephoneOf(phone: string): string | string[] {
  const numbers = telephoneNumbers(phone);
  return numbers.length > 1 ? numbers : plainTelephone(phone).replace(/ +/g, ' ').trim();
}

/** The campus: its names, tagline and location, and contact data of the campus API; missing data is omitted. */
export async function campusNode(contact: Contact | null, locale: Locale): Promise<CollegeOrUniversity> {
  const identity = await getIdentity();
  const location = (await findDocument('place'))?.location;
  const otherNames = locales.map((other) => identity.name[other]).filter((name) => name !== identity.name[locale]);
  const { social } = contact ?? {};
  const links = [social?.facebook, social?.instagram, social?.twitter, social?.linkedIn].filter(
    (link) => typeof link === 'string',
  );
  return {
    ...inBrief(identity, locale),
    ...(otherNames.length > 0 && { alternateName: otherNames }),
    ...(identity.tagline && { slogan: identity.tagline[locale] }),
    ...(location && { geo: { '@type': 'GeoCoordinates', ...location } }),
    ...(contact?.phone && { telephone: telephoneOf(contact.phone) }),
    ...(contact?.email && { email: contact.email }),
    ...(contact?.address && { address: postalAddress(inLanguage(contact, locale)) }),
    ...(links.length > 0 && { sameAs: links }),
  };
}

/** ISO 3166-1 codes of country names of the campus API. */
const countryCodes: ReadonlyMap<string, string> = new Map([
  ['nepal', 'NP'],
  ['नेपाल', 'NP'],
]);

export function postalAddress({ address, city, state, country, pinCode }: Contact) {
  return {
    '@type': 'PostalAddress' as const,
    streetAddress: address,
    ...(city && { addressLocality: city }),
    ...(state && { addressRegion: state }),
    ...(pinCode && { postalCode: pinCode }),
    ...(country && { addressCountry: countryCodes.get(country.trim().toLowerCase()) ?? country }),
  };
}

/** The search of the site for programs; schema-dts lacks `query-input`, which search engines require. */
function searchAction(locale: Locale): SearchAction & { 'query-input': string } {
  return {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${absoluteUrl(localPath(SITE_SEARCH, locale))}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  };
}

/** The graph for Home: the campus and its website. */
export async function homeGraph(contact: Contact | null, locale: Locale): Promise<Graph> {
  const { name } = await getIdentity();
  const site: WebSite = {
    '@type': 'WebSite',
    '@id': absoluteUrl('/#website'),
    name: name[locale],
    url: absoluteUrl(localPath('/', locale)),
    inLanguage: [...locales],
    publisher: campusReference(),
    potentialAction: searchAction(locale),
  };
  return { '@context': 'https://schema.org', '@graph': [await campusNode(contact, locale), site] };
}

/** The contact page, with the campus as its main entity. */
export async function contactPage(
  contact: Contact | null,
  name: string,
  locale: Locale,
): Promise<WithContext<ContactPage>> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ContactPage',
    name,
    url: absoluteUrl(localPath('/contact', locale)),
    mainEntity: await campusNode(contact, locale),
  };
}

/** Metadata of Home, with the description that the campus wrote, or a general one. */
export async function homeMetadata(): Promise<Metadata> {
  const { name } = await getIdentity();
  const general = (locale: Locale) => fillIn(home.description[locale], { name: name[locale] }, locale);
  const description = (await findDocument('home'))?.description ?? { en: general('en'), ne: general('ne') };
  return pageMetadata('/', { description });
}

/** Metadata shared by all pages; pages add their own title, description and addresses. */
export async function siteMetadata(): Promise<Metadata> {
  const locale = await currentLocale();
  const identity = await getIdentity();
  const name = identity.name[locale];
  const brand = brandOf(identity);
  return {
    metadataBase: new URL(environment().siteUrl),
    title: { default: name, template: `%s – ${name}` },
    applicationName: name,
    manifest: manifestPath[locale],
    icons: {
      icon: [
        { url: iconAddress('favicon', brand), sizes: '32x32' },
        { url: iconAddress('small', brand), sizes: '96x96', type: 'image/png' },
      ],
      apple: iconAddress('apple', brand),
    },
    formatDetection: { telephone: false, email: false, address: false },
  };
}

/** The viewport settings: the colour of the browser's toolbars. */
export async function siteViewport(): Promise<Viewport> {
  const { light, dark } = brandOf(await getIdentity()).palette;
  return {
    themeColor: [
      { media: '(prefers-color-scheme: light)', color: light['blue-ground'] },
      { media: '(prefers-color-scheme: dark)', color: dark['blue-ground-deep'] },
    ],
  };
}
