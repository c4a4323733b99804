import { messagesIn } from '@/content/messages';
import { currentLocale } from '@/lib/current-locale';
import { PageLink } from '../ui/page-link';
import { Message } from './message';

/** The page for an address that leads nowhere, in the frame and in the page's language. */
export async function NotFound() {
  const locale = await currentLocale();
  const { states } = messagesIn(locale);
  return (
    <Message heading={states.notFound}>
      <p>{states.notFoundText}</p>
      <p>
        <PageLink path="/" locale={locale}>
          {states.goHome}
        </PageLink>
      </p>
      <p>
        <PageLink path="/notice" locale={locale}>
          {states.goNotices}
        </PageLink>
      </p>
    </Message>
  );
}
