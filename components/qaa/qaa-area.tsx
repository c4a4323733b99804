'use client';

import { Fragment, type ReactNode, useState } from 'react';
import type { Locale } from '#content/locale.ts';
import type { Messages } from '#content/messages/index.ts';
import { Loading } from '../ui/loading.tsx';
import { useHydrationSignal } from '../ui/use-hydration-signal.ts';
import controls from './controls.module.css';
import { DocumentBrowser } from './document-browser.tsx';
import styles from './login.module.css';
import { LoginOpener } from './login-opener.tsx';
import { useQaaSession } from './use-qaa-session.ts';

interface QaaAreaProps {
  locale: Locale;
  messages: Messages['qaa'];
  criteria: readonly string[];
  common: { loading: string; tryAgain: string; noData: string; close: string };
  /** The public part of the page. */
  children: ReactNode;
}

/**
 * The documents behind the login (specification section 4) and the public part of the page: before the login with the `SSR` button
 * beside or below the public part, after it with the list above it.
 */
export function QaaArea({ locale, messages, criteria, common, children }: QaaAreaProps) {
  useHydrationSignal();
  const session = useQaaSession();
  const { isIn, listing, notice } = session;
  // Stored here, so that it outlives an ended session.
  const [query, setQuery] = useState('');

  function logOut() {
    setQuery('');
    session.logOut();
  }

  const publicPart = <Fragment key="public">{children}</Fragment>;
  const documents = (
    <section key="documents" aria-labelledby="qaa-documents" className={styles.area} data-script="react">
      <h2 id="qaa-documents" ref={session.heading} tabIndex={-1}>
        {messages.documents}
      </h2>
      <div role="status">{notice && <p className={styles.notice}>{messages[notice]}</p>}</div>
      {!isIn && <LoginOpener locale={locale} messages={messages} close={common.close} onAccepted={session.enter} />}
      {session.isLoading && !listing && <Loading label={common.loading} />}
      {session.hasFailed && (
        <div role="alert" className={styles.notice}>
          <p>{messages.listFailed}</p>
          <button type="button" onClick={session.retry} className={controls.secondary}>
            {common.tryAgain}
          </button>
        </div>
      )}
      {isIn && listing && (
        <DocumentBrowser
          documents={listing.documents}
          criteria={criteria}
          locale={locale}
          messages={messages}
          noData={common.noData}
          query={query}
          onQuery={setQuery}
          onOpen={session.openDocument}
          onLogOut={logOut}
        />
      )}
    </section>
  );
  return (
    <div className={isIn ? styles.layout : `${styles.layout} ${styles.withLogin}`}>
      {isIn ? [documents, publicPart] : [publicPart, documents]}
    </div>
  );
}
