import { use } from 'react';
import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import type { Notice } from '#lib/site/campus-client/types.ts';
import { noticePath } from '#lib/site/notices/addresses.ts';
import { titleIn } from '#lib/site/notices/notice-title.ts';
import type { NoticePosition } from '#lib/site/notices/read-notices.ts';
import { formatDay } from '#packages/nepali/calendar/index.ts';
import { UpstreamText } from '../../text/upstream-text.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import styles from './notice-follow-up.module.css';

/** Events after the publication of a notice: its replacement, result and update; and the notice that it replaces. */
export function NoticeFollowUp({ notice: { update }, replacedBy, replaces, result }: NoticePosition) {
  const locale = use(currentLocale());
  const { notices } = use(currentMessages());
  if (!(update || replacedBy || replaces || result)) return null;
  const links = [
    { label: notices.replacedBy, notice: replacedBy, className: styles.replaced },
    { label: notices.result, notice: result },
    { label: notices.replaces, notice: replaces },
  ];
  return (
    <div className={styles.followUp}>
      {links.map(({ label, notice, className }) => notice && <Line key={label} {...{ label, notice, className }} />)}
      {update && (
        <p>
          <strong>{fillIn(notices.updatedOn, { day: formatDay(update.day, locale) }, locale)}</strong>{' '}
          <UpstreamText text={update.note} />
        </p>
      )}
    </div>
  );
}

function Line({ label, notice, className }: { label: string; notice: Notice; className: string | undefined }) {
  const locale = use(currentLocale());
  return (
    <p className={className}>
      <strong>{label}</strong>{' '}
      <PageLink path={noticePath(notice.id)}>
        <UpstreamText text={titleIn(notice, locale)} />
      </PageLink>
    </p>
  );
}
