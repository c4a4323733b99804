import { declareGone } from '#lib/content-store/declare-status.ts';
import { currentMessages } from '#lib/i18n/current-locale.ts';
import { noticePath } from '#lib/notices/addresses.ts';
import { noticeTitle } from '#lib/notices/notice-title.ts';
import type { Notice } from '#lib/upstream/types.ts';
import { Message } from '../pages/message.tsx';
import { UpstreamText } from '../text/upstream-text.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { PageName } from '../ui/page-name.tsx';

/** The page of a notice that the campus has withdrawn, with status 410. */
export async function WithdrawnNoticePage({ replacement }: { replacement: Notice | null }) {
  await declareGone();
  const { withdrawn } = (await currentMessages()).notices;
  return (
    <Message heading={withdrawn.heading}>
      <p>{withdrawn.sentence}</p>
      {replacement && (
        <p>
          {withdrawn.replacedBy}{' '}
          <PageLink path={noticePath(replacement.id)}>
            <UpstreamText text={noticeTitle(replacement.description)} />
          </PageLink>
        </p>
      )}
      <p>
        <PageLink path="/notice">
          <PageName of="/notice" />
        </PageLink>
      </p>
    </Message>
  );
}
