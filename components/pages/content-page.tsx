import { OtherLanguage } from '#components/text/other-language.tsx';
import { textPages } from '#content/routes.ts';
import type { TextPage } from '#content/site/page.ts';
import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { attemptPage } from '#lib/site/content-cache/attempt.ts';
import { textsOf } from '#lib/site/site-content/content-pages.ts';
import { getPage, menuPosition } from '#lib/site/site-content/readers.ts';
import { MenuPage } from './menu-page.tsx';
import { NotFound } from './not-found.tsx';
import { PagePictures } from './page-pictures.tsx';
import { Prose, partId } from './prose.tsx';
import { ServiceFacts } from './service-facts.tsx';
import { Unavailable } from './unavailable.tsx';

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
