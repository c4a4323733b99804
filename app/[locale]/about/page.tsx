import { Counters } from '#components/about/counters.tsx';
import { Introduction } from '#components/about/introduction.tsx';
import { menuPage } from '#components/pages/menu-page.tsx';
import { about } from '#content/messages/campus.ts';
import { currentLocale } from '#lib/platform/i18n/current-locale.ts';
import { readsNothing } from '#lib/site/content-cache/attempt.ts';
import { getIntroduction, introductionSource } from '#lib/site/content-cache/introduction.ts';

const body = async () => (
  <>
    <Introduction introduction={await getIntroduction(await currentLocale())} />
    <Counters />
  </>
);
const isEmpty = () => readsNothing(async () => introductionSource(await currentLocale()));
const page = menuPage('/about', about, body, { isEmpty });

export const { generateMetadata } = page;
export default page.render;
