import { cacheLife } from 'next/cache';
import { LiveRegion } from '#components/ui/live-region.tsx';
import { renderTime } from '#lib/platform/calendar/render-time.ts';
import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { getIdentity } from '#lib/site/site-content/readers.ts';
import { nepalDate } from '#packages/nepali/calendar/index.ts';
import { localizeDigits } from '#packages/nepali/text/digits.ts';
import ui from '../ui/ui.module.css';
import styles from './footer.module.css';
import { LiteSwitch } from './lite.tsx';

/** The current year in Nepal (AD). */
async function currentYear(): Promise<string> {
  'use cache';
  cacheLife('content');
  return nepalDate(renderTime()).slice(0, 4);
}

export async function Copyright() {
  const locale = await currentLocale();
  const { layout } = await currentMessages();
  const { name, developer } = await getIdentity();
  return (
    <div className={`${ui.container} ${styles.closing}`}>
      <p>
        {`© ${localizeDigits(await currentYear(), locale)} ${fillIn(layout.rights, { name: name[locale] }, locale)}`}
      </p>
      {developer && (
        <p>
          {`${layout.developedBy} `}
          <a href={developer.url}>{developer.name}</a>
        </p>
      )}
      <p data-visits hidden>
        {`${layout.pageVisit}: `}
        <LiveRegion as="span" />
      </p>
      <LiteSwitch />
      <button type="button" hidden aria-pressed={false} data-motion-switch className={styles.motion}>
        {layout.stopMotion}
      </button>
    </div>
  );
}
