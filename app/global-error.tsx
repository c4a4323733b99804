'use client';

import './globals.css';
import { BareDocument } from '#components/pages/bare-document.tsx';
import { errorPageMessages } from '#content/messages/error-page.ts';

/** The fallback when the layout itself fails to render. */
export default function GlobalError() {
  return (
    <BareDocument heading={errorPageMessages.errorPage} text={errorPageMessages.errorPageText}>
      <a href="/">{errorPageMessages.goHome.en}</a>
    </BareDocument>
  );
}
