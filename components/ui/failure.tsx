import { use } from 'react';
import { currentLocale } from '#lib/platform/i18n/current-locale.ts';
import { FailureMessage } from './failure-message.tsx';

/** The message of a block whose content is neither available nor cached (decision 6). */
export function Failure() {
  return <FailureMessage locale={use(currentLocale())} />;
}
