'use client';

import { usePathname } from 'next/navigation';
import { Message } from '#components/pages/message.tsx';
import { errorPage } from '#content/messages/error-page.ts';
import { localeOf } from '#lib/routes/paths.ts';

/** What a page shows when it could not be made: inside the frame, in the page's language, with a way to try again. */
export default function ErrorPage({ retry }: { error: unknown; retry: () => void }) {
  const locale = localeOf(usePathname());
  return (
    <Message heading={errorPage.errorPage[locale]}>
      <p>{errorPage.errorPageText[locale]}</p>
      <button type="button" onClick={retry}>
        {errorPage.tryAgain[locale]}
      </button>
    </Message>
  );
}
