import { Page } from '#components/pages/page.tsx';
import styles from '#components/qaa/accreditation.module.css';
import { AccreditationSteps, PublicSummary } from '#components/qaa/accreditation-steps.tsx';
import { QaaArea } from '#components/qaa/qaa-area.tsx';
import { WithoutScripts } from '#components/qaa/without-scripts.tsx';
import { menuTrail } from '#content/menu-trail.ts';
import { messagesIn } from '#content/messages/index.ts';
import { criteria, qaaPage } from '#content/pages/qaa.ts';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';

export const generateMetadata = () => pageMetadata('/qaa', qaaPage);

export default async function QaaPage() {
  const locale = await currentLocale();
  const messages = messagesIn(locale);
  const { loading, tryAgain, noData } = messages.states;
  const trail = [{ label: menuTrail('/qaa').link.label[locale] }];
  return (
    <Page heading={qaaPage.title[locale]} trail={trail} locale={locale} messages={messages}>
      <div className={styles.page}>
        <PublicSummary locale={locale} />
        <AccreditationSteps locale={locale} />
        <QaaArea
          locale={locale}
          words={messages.qaa}
          criteria={criteria.map((name) => name[locale])}
          common={{ loading, tryAgain, noData, close: messages.frame.close }}
        />
        <WithoutScripts locale={locale} label={messages.qaa.alreadyIn} />
      </div>
    </Page>
  );
}
