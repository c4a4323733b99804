import { use } from 'react';
import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
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

/** The line at the top of a lite page with the link to the full version. Every page contains it; styles show it in lite pages. */
export function LiteLine() {
  const { layout } = use(currentMessages());
  return (
    <p className={`${ui.container} ${styles.line}`}>
      {`${layout.liteText} `}
      <LiteLink to="off" label={layout.liteOff} />
    </p>
  );
}

/** The link in the footer to the other version of this page. */
export function LiteSwitch() {
  const { layout } = use(currentMessages());
  return (
    <p>
      <span className={styles.switchOn}>
        <LiteLink to="on" label={layout.liteOn} />
      </span>{' '}
      <span className={styles.switchOff}>
        <LiteLink to="off" label={layout.liteOff} />
      </span>
    </p>
  );
}
