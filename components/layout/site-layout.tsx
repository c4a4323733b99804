import type { ReactNode } from 'react';
import { MarkScripts, PageScript } from '#components/page-script/scripts.tsx';
import { LiveRegion } from '#components/ui/live-region.tsx';
import { currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { attempt } from '#lib/site/content-cache/attempt.ts';
import { getFlashNotices, getHomeNotices } from '#lib/site/content-cache/readers.ts';
import { FlashNotices } from './flash-notices.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './site-layout.module.css';

/** The layout around every page (specification section 2, common frame). */
export async function SiteLayout({ children }: { children: ReactNode }) {
  const { layout, states } = await currentMessages();
  const [flashNotices, latest] = await Promise.all([attempt(getFlashNotices), attempt(getHomeNotices)]);
  return (
    <>
      <MarkScripts />
      <a href="#content" className={styles.skip}>
        {layout.skipToContent}
      </a>
      {flashNotices.ok && <FlashNotices notices={flashNotices.value} latest={latest.ok ? latest.value : []} />}
      <Header />
      {/* A script adds the text: text browsers show hidden elements. */}
      <LiveRegion as="p" role="alert" hidden data-scripts-missing={states.scriptsMissing} className={styles.missing} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <PageScript />
    </>
  );
}
