import type { Locale } from '#content/locale.ts';
import type { Messages } from '#content/messages/index.ts';
import ui from '../ui/ui.module.css';
import styles from './lite.module.css';

interface LiteProps {
  locale: Locale;
  messages: Messages;
}

function LiteLink({ to, locale, label }: { to: 'on' | 'off'; locale: Locale; label: string }) {
  return (
    <a href={`/api/lite/${to}?locale=${locale}`} rel="nofollow">
      {label}
    </a>
  );
}

/** At the top of a lite page: what it is, and the way back. Every page has it; styles show it in lite ones. */
export function LiteLine({ locale, messages: { frame } }: LiteProps) {
  return (
    <p className={`${ui.container} ${styles.line}`}>
      {`${frame.liteText} `}
      <LiteLink to="off" locale={locale} label={frame.liteOff} />
    </p>
  );
}

/** In the footer: the other version of this page. */
export function LiteSwitch({ locale, messages: { frame } }: LiteProps) {
  return (
    <p>
      <span className={styles.on}>
        <LiteLink to="on" locale={locale} label={frame.liteOn} />
      </span>{' '}
      <span className={styles.off}>
        <LiteLink to="off" locale={locale} label={frame.liteOff} />
      </span>
    </p>
  );
}
