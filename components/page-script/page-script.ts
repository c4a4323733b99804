import { locales } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import { bikramSambatMonths, gregorianMonths, localizeDigits, weekdayNames } from '#lib/platform/calendar/index.ts';
import { blockImageMenu } from './block-image-menu.ts';
import { controlAddresses } from './control-scripts.ts';
import { countUp } from './count-up.ts';
import { sendFeedback } from './feedback.ts';
import { followLinks } from './follow-links.ts';
import { hydrateIfSignedIn } from './hydrate-if-signed-in.ts';
import { loadOnInteraction } from './load-on-interaction.ts';
import { loadPictures } from './load-pictures.ts';
import { loadStyles } from './load-styles.ts';
import { markToday } from './mark-today.ts';
import { startMenu } from './menu.ts';
import { openGroups } from './open-groups.ts';
import { printAndShare } from './print-and-share.ts';
import { registerWorker } from './register-worker.ts';
import { replayEarlyTaps } from './replay-early-taps.ts';
import { replayEvents } from './replay-events.ts';
import { rotate } from './rotate.ts';
import { searchForAddress } from './search-for-address.ts';
import { showDeadlines } from './show-deadlines.ts';
import { showFlashNotices } from './show-flash-notices.ts';
import { showSavedCopy } from './show-saved-copy.ts';
import { type DateNames, showToday } from './show-today.ts';
import { showVisitCount } from './show-visit-count.ts';
import { switchMotion } from './switch-motion.ts';

// The page script: the interactive parts of all pages, in plain browser code, in one file whose name is a digest of its content. Each part
// is self-contained, without imports or closures, because its source text is sent: its arguments are passed in as text.

/** The digits from 0 to 9. */
const digits = byLocale((locale) => localizeDigits('0123456789', locale));

const dateNames = byLocale(
  (locale): DateNames => ({
    weekdays: weekdayNames[locale],
    bsMonths: bikramSambatMonths[locale],
    adMonths: gregorianMonths[locale],
    bsDate: locale === 'ne' ? '{year} {month} {day}' : '{day} {month} {year}',
  }),
);

const deadlineWords = byLocale((locale) => messagesIn(locale).notices.deadline);

function byLocale<Value>(make: (locale: (typeof locales)[number]) => Value): Record<string, Value> {
  return Object.fromEntries(locales.map((locale) => [locale, make(locale)]));
}

/** The text of a call with values and self-contained functions. */
function call<Values extends unknown[]>(part: (...values: Values) => void, ...values: Values): string {
  const texts = values.map((value) => (typeof value === 'function' ? `${value}` : JSON.stringify(value)));
  return `()=>(${part})(${texts.join()})`;
}

const parts = [
  call(loadOnInteraction, loadStyles, controlAddresses),
  call(replayEvents),
  call(rotate),
  call(loadPictures),
  call(showToday, dateNames, digits),
  call(startMenu),
  call(showSavedCopy),
  call(showDeadlines, deadlineWords, digits),
  call(markToday),
  call(openGroups),
  call(searchForAddress),
  call(countUp, digits),
  call(printAndShare),
  call(sendFeedback),
  call(switchMotion),
  call(blockImageMenu),
  call(followLinks),
  call(showFlashNotices, digits),
  call(replayEarlyTaps),
  call(hydrateIfSignedIn),
  call(showVisitCount),
  call(registerWorker),
];

/** Runs a part; its failure does not stop the others. */
function runIsolated(part: () => void): void {
  try {
    part();
  } catch (error) {
    setTimeout(() => {
      throw error;
    });
  }
}

/** In a separate task: engines lay the page out in the task of deferred scripts. */
export const pageScript = `setTimeout(()=>{[${parts}].forEach(${runIsolated});document.documentElement.dataset.ready=''})`;
