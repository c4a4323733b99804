'use client';

import { usePathname } from 'next/navigation';
import { Message } from '#components/pages/message.tsx';
import { errorPageMessages } from '#content/messages/error-page.ts';
import { localeOf } from '#lib/platform/routes/paths.ts';

/** The message for a page that failed to render: inside the layout, in the page's language, with a button to retry. */
export default function ErrorPage({ retry }: { error: unknown; retry: () => void }) {
  const locale = localeOf(usePathname());
  return (
    <Message heading={errorPageMessages.errorPage[locale]}>
      <p>{errorPageMessages.errorPageText[locale]}</p>
      <button type="button" onClick={retry}>
        {errorPageMessages.tryAgain[locale]}
      </button>
    </Message>
  );
}
