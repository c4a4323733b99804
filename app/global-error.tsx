'use client';

import './globals.css';
import { BareDocument } from '#components/pages/bare-document.tsx';
import { errorPage } from '#content/messages/error-page.ts';

/** The last resort, when the frame itself could not be made. */
export default function GlobalError() {
  return (
    <BareDocument heading={errorPage.errorPage} text={errorPage.errorPageText}>
      <a href="/">{errorPage.goHome.en}</a>
    </BareDocument>
  );
}
