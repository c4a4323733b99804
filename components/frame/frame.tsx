import type { ReactNode } from 'react';
import type { Messages } from '@/content/messages';
import { attempt } from '@/lib/campus/attempt';
import { getFlashNotices, getHomeNotices } from '@/lib/campus/notices';
import type { Locale } from '@/lib/locale';
import { FlashNotices } from './flash-notices';
import { Footer } from './footer';
import styles from './frame.module.css';
import { Header } from './header';
import { Hydrated } from './hydrated';
import { askPictures } from './inline/ask-pictures';
import { countVisit } from './inline/count-visit';
import { guardPictures } from './inline/guard-pictures';
import { holdSlides } from './inline/hold-slides';
import { InlineScript } from './inline/inline-script';
import { keepActions } from './inline/keep-actions';
import { keepMotionChoice } from './inline/keep-motion-choice';
import { registerWorker } from './inline/register-worker';
import { startScripts } from './inline/start-scripts';

interface FrameProps {
  locale: Locale;
  messages: Messages;
  children: ReactNode;
}

/** What stands around every page (specification section 2, common frame). */
export async function Frame({ locale, messages, children }: FrameProps) {
  const [flashNotices, latest] = await Promise.all([attempt(getFlashNotices), attempt(getHomeNotices)]);
  return (
    <>
      <InlineScript run={[startScripts, keepActions, holdSlides, askPictures]} />
      <a href="#content" className={styles.skip}>
        {messages.frame.skipToContent}
      </a>
      {flashNotices.ok && (
        <FlashNotices
          notices={flashNotices.value}
          latest={latest.ok ? latest.value : []}
          locale={locale}
          messages={messages}
        />
      )}
      <Header locale={locale} messages={messages} />
      {/* Its words come with what shows it: text browsers show what is hidden. */}
      <p
        role="alert"
        hidden
        data-scripts-missing={messages.states.scriptsMissing}
        className={styles.missing}
        suppressHydrationWarning
      >
        {'\u00a0'}
      </p>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer locale={locale} messages={messages} />
      <InlineScript run={[countVisit, keepMotionChoice, guardPictures, registerWorker]} />
      <Hydrated />
    </>
  );
}
