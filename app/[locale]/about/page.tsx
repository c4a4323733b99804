import { Counters } from '#components/about/counters.tsx';
import { Introduction } from '#components/about/introduction.tsx';
import { menuPage } from '#components/pages/menu-page.tsx';
import { about } from '#content/messages/campus.ts';
import { currentLocale } from '#lib/platform/i18n/current-locale.ts';
import { getIntroduction } from '#lib/site/content-cache/introduction.ts';

const page = menuPage('/about', about, async () => (
  <>
    <Introduction introduction={await getIntroduction(await currentLocale())} />
    <Counters />
  </>
));

export const { generateMetadata } = page;
export default page.render;
