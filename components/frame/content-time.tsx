import type { Messages } from '@/content/messages';
import { formatTime, nepalDate } from '@/lib/calendar';
import { oldContentSince } from '@/lib/campus/content-age';
import type { Locale } from '@/lib/locale';
import { DualDate } from '../ui/dual-date';
import ui from '../ui/ui.module.css';
import styles from './footer.module.css';

interface ContentTimeProps {
  locale: Locale;
  messages: Messages;
}

/** The time of content that is older than 15 minutes for want of newer (design decision 12). */
export function ContentTime({ locale, messages: { frame } }: ContentTimeProps) {
  const since = oldContentSince();
  if (!since) return null;
  return (
    <p className={`${ui.container} ${styles.age}`} data-content-time={since.toISOString()}>
      {frame.oldContent} <DualDate date={nepalDate(since)} locale={locale} />,{' '}
      {frame.nepalTime.replace('{time}', formatTime(since, locale))}
    </p>
  );
}
