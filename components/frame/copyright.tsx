import { cacheLife } from 'next/cache';
import { campus } from '#content/campus.ts';
import type { Locale } from '#content/locale.ts';
import type { Messages } from '#content/messages/index.ts';
import { localizeDigits, nepalDate } from '#lib/calendar/index.ts';
import { fillIn } from '#lib/i18n/fill-in.ts';
import ui from '../ui/ui.module.css';
import styles from './footer.module.css';
import { LiteSwitch } from './lite.tsx';

interface CopyrightProps {
  locale: Locale;
  messages: Messages;
}

/** The year of today's date in Nepal (AD). */
async function currentYear(): Promise<string> {
  'use cache';
  cacheLife('content');
  return nepalDate(new Date()).slice(0, 4);
}

export async function Copyright({ locale, messages }: CopyrightProps) {
  const { frame } = messages;
  return (
    <div className={`${ui.container} ${styles.closing}`}>
      <p>
        {`© ${localizeDigits(await currentYear(), locale)} ${fillIn(frame.rights, { name: campus.name[locale] }, locale)}`}
      </p>
      <p>
        {`${frame.developedBy} `}
        <a href={campus.developer.url}>{campus.developer.name}</a>
      </p>
      <p data-visits={localizeDigits('0123456789', locale)} hidden suppressHydrationWarning>
        {`${frame.pageVisit}: `}
        <span suppressHydrationWarning>{'\u00a0'}</span>
      </p>
      <LiteSwitch locale={locale} messages={messages} />
      <button
        type="button"
        hidden
        aria-pressed={false}
        data-motion-switch
        className={styles.motion}
        suppressHydrationWarning
      >
        {frame.stopMotion}
      </button>
    </div>
  );
}
