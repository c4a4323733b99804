import { Page } from '#components/pages/page.tsx';
import { PublicSummary } from '#components/qaa/public-summary.tsx';
import { QaaArea } from '#components/qaa/qaa-area.tsx';
import { WithoutScripts } from '#components/qaa/without-scripts.tsx';
import { accreditation as messages } from '#content/messages/campus.ts';
import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { attempt } from '#lib/site/content-cache/attempt.ts';
import { notIndexed, pageMetadata } from '#lib/site/seo/page-metadata.ts';
import { getDocument, pageLabel } from '#lib/site/site-content/readers.ts';

/** Without it the page still has the login of the committee. */
const readAccreditation = () => attempt(() => getDocument('accreditation'));

export async function generateMetadata() {
  const metadata = await pageMetadata('/qaa', messages);
  const document = await readAccreditation();
  return document.ok && document.value === null ? { ...metadata, ...notIndexed } : metadata;
}

export default async function QaaPage() {
  const locale = await currentLocale();
  const { accreditation, states, qaa, layout } = await currentMessages();
  const { loading, tryAgain, noData } = states;
  const trail = [{ label: await pageLabel('/qaa') }];
  return (
    <Page heading={accreditation.title} path="/qaa" trail={trail}>
      <QaaArea
        locale={locale}
        messages={qaa}
        criteria={accreditation.criteria}
        common={{ loading, tryAgain, noData, close: layout.close }}
      >
        <PublicSummary accreditation={await readAccreditation()} />
        <WithoutScripts />
      </QaaArea>
    </Page>
  );
}
