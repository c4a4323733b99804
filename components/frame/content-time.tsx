import type { Messages } from '@/content/messages';
import { oldContentSince } from '@/lib/campus/content-age';
import type { Locale } from '@/lib/locale';
import { localPath, STATUS } from '@/lib/routes/paths';
import { Moment } from '../ui/moment';
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
