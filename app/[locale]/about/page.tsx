import { Counters } from '#components/about/counters.tsx';
import { Introduction } from '#components/about/introduction.tsx';
import { menuPage } from '#components/pages/menu-page.tsx';
import { about } from '#content/messages/about.ts';
import { getIntroduction } from '#lib/content-store/introduction.ts';
import { currentLocale } from '#lib/i18n/current-locale.ts';

const page = menuPage('/about', about, async () => (
  <>
    <Introduction introduction={await getIntroduction(await currentLocale())} />
    <Counters />
  </>
));

export const { generateMetadata } = page;
export default page.render;
