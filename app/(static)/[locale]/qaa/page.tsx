import { Page } from '#components/pages/page.tsx';
import { AccreditationSteps, PublicSummary } from '#components/qaa/accreditation-steps.tsx';
import { QaaArea } from '#components/qaa/qaa-area.tsx';
import { WithoutScripts } from '#components/qaa/without-scripts.tsx';
import { menuTrail } from '#content/menu-trail.ts';
import { criteria, qaaPage } from '#content/pages/qaa.ts';
import { currentLocale, currentMessages } from '#lib/i18n/current-locale.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';

export const generateMetadata = () => pageMetadata('/qaa', qaaPage);

export default async function QaaPage() {
  const locale = await currentLocale();
  const { states, qaa, layout } = await currentMessages();
  const { loading, tryAgain, noData } = states;
  const trail = [{ label: menuTrail('/qaa').link.label[locale] }];
  return (
    <Page heading={qaaPage.title[locale]} trail={trail}>
      <QaaArea
        locale={locale}
        messages={qaa}
        criteria={criteria.map((name) => name[locale])}
        common={{ loading, tryAgain, noData, close: layout.close }}
      >
        <PublicSummary />
        <AccreditationSteps />
        <WithoutScripts />
      </QaaArea>
    </Page>
  );
}
