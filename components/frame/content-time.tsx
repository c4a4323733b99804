import type { Locale } from '#content/locale.ts';
import type { Messages } from '#content/messages/index.ts';
import { oldContentSince } from '#lib/content-store/content-age.ts';
import { localPath, STATUS } from '#lib/routes/paths.ts';
import { Moment } from '../ui/moment.tsx';
import ui from '../ui/ui.module.css';
import styles from './footer.module.css';

interface ContentTimeProps {
  locale: Locale;
  messages: Messages;
}

/** The time of content that is older than 15 minutes for want of newer (design decision 12). */
export function ContentTime({ locale, messages }: ContentTimeProps) {
  const since = oldContentSince();
  if (!since) return null;
  return (
    <p className={`${ui.container} ${styles.age}`} data-content-time={since.toISOString()}>
      {messages.frame.oldContent} <Moment instant={since} locale={locale} messages={messages} />.{' '}
      <a href={localPath(STATUS, locale)}>{messages.status.title}</a>
    </p>
  );
}
