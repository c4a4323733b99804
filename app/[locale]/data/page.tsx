import { menuPage } from '#components/pages/menu-page.tsx';
import { OpenDataBody } from '#components/public-information/open-data-body.tsx';
import { JsonLd } from '#components/ui/json-ld.tsx';
import { openData } from '#content/messages/open-data.ts';
import { currentLocale } from '#lib/platform/i18n/current-locale.ts';
import { attempt } from '#lib/site/content-cache/attempt.ts';
import { newestNoticeRow } from '#lib/site/open-data/notice-rows.ts';
import { dataCatalog } from '#lib/site/seo/open-data.ts';
import { getProgrammes } from '#lib/site/site-content/programme-readers.ts';

const page = menuPage('/data', openData, async () => {
  const catalogue = await attempt(getProgrammes);
  return (
    <>
      <OpenDataBody
        newest={await attempt(newestNoticeRow)}
        isWithoutFigures={catalogue.ok && catalogue.value?.figuresAreSamples === true}
      />
      <JsonLd data={await dataCatalog(await currentLocale())} />
    </>
  );
});

export const { generateMetadata } = page;
export default page.render;
