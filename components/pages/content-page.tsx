import { use } from 'react';
import { textPages } from '#content/routes.ts';
import type { TextPage } from '#content/site/page.ts';
import type { SitePicture } from '#content/site/text.ts';
import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { otherLanguageOf } from '#lib/platform/i18n/language-of.ts';
import { attemptPage } from '#lib/site/content-cache/attempt.ts';
import { textsOf } from '#lib/site/site-content/content-pages.ts';
import { getPage, menuPosition } from '#lib/site/site-content/readers.ts';
import { firstPicturePriority } from '../pictures/first-picture.ts';
import { Picture } from '../pictures/picture.tsx';
import { PictureCarousel } from '../pictures/picture-carousel.tsx';
import { OtherLanguage } from '../text/other-language.tsx';
import { MenuPage } from './menu-page.tsx';
import { NotFound } from './not-found.tsx';
import styles from './page-pictures.module.css';
import { Prose, partId } from './prose.tsx';
import { ServiceFacts } from './service-facts.tsx';
import { Unavailable } from './unavailable.tsx';

const SIZES = '(width > 768px) 54rem, 92vw';

/** The pictures of a page of text, between its heading and its text; several as a slider. */
function PagePictures({ pictures }: { pictures: readonly SitePicture[] }) {
  const locale = use(currentLocale());
  const { controls } = use(currentMessages());
  const [first, ...others] = pictures;
  if (!first) return null;
  return (
    <div className={styles.pictures}>
      {others.length > 0 ? (
        <PictureCarousel label={controls.pictures} pictures={pictures} sizes={SIZES} isFirst />
      ) : (
        <Picture
          src={first.src}
          alt={first.alt[locale]}
          lang={otherLanguageOf(first.alt, locale) ?? undefined}
          width={first.width}
          height={first.height}
          sizes={SIZES}
          priority={use(firstPicturePriority())}
        />
      )}
    </div>
  );
}

/** A page of text by its address. A page of the specification exists before it has a text. */
export async function ContentPage({ path }: { path: string }) {
  const page = await attemptPage(() => getPage(path));
  if (!page.ok) return <Unavailable />;
  if (page.value) return <PublishedPage path={path} page={page.value} />;
  return textPages.has(path) ? <UnpublishedPage path={path} /> : <NotFound near={null} />;
}

async function PublishedPage({ path, page }: { path: string; page: TextPage }) {
  const locale = await currentLocale();
  const { title, service, pictures = [], parts, parent } = page;
  const sections = parts.flatMap(({ heading }, index) =>
    heading ? [{ label: heading, href: `#${partId(index)}` }] : [],
  );
  const texts = textsOf(page).map((text) => text[locale]);
  return (
    <MenuPage path={path} title={title} parent={parent} parts={sections}>
      <OtherLanguage of={texts.join(' ')} what="page" />
      {service && <ServiceFacts service={service} />}
      {pictures.length > 0 && <PagePictures pictures={pictures} />}
      <Prose parts={parts} />
    </MenuPage>
  );
}

async function UnpublishedPage({ path }: { path: string }) {
  const { states } = await currentMessages();
  const { label } = (await menuPosition(path)).link;
  return (
    <MenuPage path={path} title={label} isIndexed={false}>
      <p data-unpublished="">{states.comingSoon}</p>
    </MenuPage>
  );
}
