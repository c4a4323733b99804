import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { declareGone } from '#lib/site/content-cache/declare-status.ts';
import { noticePath } from '#lib/site/notices/addresses.ts';
import { titleIn } from '#lib/site/notices/notice-title.ts';
import type { WithdrawnPage } from '#lib/site/notices/read-notices.ts';
import { Message } from '../pages/message.tsx';
import { UpstreamText } from '../text/upstream-text.tsx';
import { PageLink } from '../ui/page-link.tsx';

/** The page of a notice that the campus has withdrawn, with status 410. */
export async function WithdrawnNoticePage({ replacement, reason }: WithdrawnPage) {
  await declareGone();
  const locale = await currentLocale();
  const { notices, home } = await currentMessages();
  const { withdrawn } = notices;
  return (
    <Message heading={withdrawn.heading}>
      <p>{withdrawn.sentence}</p>
      {reason && (
        <p>
          {withdrawn.reason} <UpstreamText text={reason} />
        </p>
      )}
      {replacement && (
        <p>
          {withdrawn.replacedBy}{' '}
          <PageLink path={noticePath(replacement.id)}>
            <UpstreamText text={titleIn(replacement, locale)} />
          </PageLink>
        </p>
      )}
      <p>
        <PageLink path="/notice">{home.allNotices}</PageLink>
      </p>
    </Message>
  );
}
