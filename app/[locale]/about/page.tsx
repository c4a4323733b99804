import { Counters } from '#components/about/counters.tsx';
import { Introduction } from '#components/about/introduction.tsx';
import { menuPage } from '#components/pages/menu-page.tsx';
import { about } from '#content/messages/campus.ts';
import { currentLocale } from '#lib/platform/i18n/current-locale.ts';
import { hasContent } from '#lib/site/content-cache/attempt.ts';
import { getIntroduction } from '#lib/site/content-cache/introduction.ts';

const introduction = async () => getIntroduction(await currentLocale());
const body = async () => (
  <>
    <Introduction introduction={await introduction()} />
    <Counters />
  </>
);
const isEmpty = async () => {
  const text = await introduction();
  return text.ok && !hasContent(text.value);
};
const page = menuPage('/about', about, body, { isEmpty });

export const { generateMetadata } = page;
export default page.render;
