import { use } from 'react';
import { currentLocale, currentMessages } from '#lib/i18n/current-locale.ts';
import ui from '../ui/ui.module.css';
import styles from './lite.module.css';

function LiteLink({ to, label }: { to: 'on' | 'off'; label: string }) {
  const locale = use(currentLocale());
  return (
    <a href={`/api/lite/${to}?locale=${locale}`} rel="nofollow">
      {label}
    </a>
  );
}

/** At the top of a lite page: what it is, and the way back. Every page has it; styles show it in lite ones. */
export function LiteLine() {
  const { frame } = use(currentMessages());
  return (
    <p className={`${ui.container} ${styles.line}`}>
      {`${frame.liteText} `}
      <LiteLink to="off" label={frame.liteOff} />
    </p>
  );
}

/** In the footer: the other version of this page. */
export function LiteSwitch() {
  const { frame } = use(currentMessages());
  return (
    <p>
      <span className={styles.on}>
        <LiteLink to="on" label={frame.liteOn} />
      </span>{' '}
      <span className={styles.off}>
        <LiteLink to="off" label={frame.liteOff} />
      </span>
    </p>
  );
}
