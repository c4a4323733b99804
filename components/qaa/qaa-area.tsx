'use client';

import { useState } from 'react';
import type { Locale } from '#content/locale.ts';
import type { Messages } from '#content/messages/index.ts';
import { Loading } from '../ui/loading.tsx';
import controls from './controls.module.css';
import { DocumentBrowser } from './document-browser.tsx';
import styles from './login.module.css';
import { LoginOpener } from './login-opener.tsx';
import { useQaaSession } from './use-qaa-session.ts';

interface QaaAreaProps {
  locale: Locale;
  words: Messages['qaa'];
  criteria: readonly string[];
  common: { loading: string; tryAgain: string; noData: string; close: string };
}

/** The documents behind the login: the `SSR` button, or the list once logged in (specification section 4). */
export function QaaArea({ locale, words, criteria, common }: QaaAreaProps) {
  const session = useQaaSession();
  const { isIn, listing, notice } = session;
  // Kept here, so that it outlives an ended session.
  const [query, setQuery] = useState('');

  function logOut() {
    setQuery('');
    session.logOut();
  }

  return (
    <section
      aria-labelledby="qaa-documents"
      className={isIn ? `${styles.area} ${styles.inside}` : styles.area}
      data-interactive="login"
    >
      <h2 id="qaa-documents" ref={session.heading} tabIndex={-1}>
        {words.documents}
      </h2>
      <div role="status">{notice && <p className={styles.notice}>{words[notice]}</p>}</div>
      {!isIn && <LoginOpener locale={locale} words={words} close={common.close} onAccepted={session.enter} />}
      {session.isLoading && !listing && <Loading label={common.loading} />}
      {session.hasFailed && (
        <div role="alert" className={styles.notice}>
          <p>{words.listFailed}</p>
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
          words={words}
          noData={common.noData}
          query={query}
          onQuery={setQuery}
          onOpen={session.openDocument}
          onLogOut={logOut}
        />
      )}
    </section>
  );
}
