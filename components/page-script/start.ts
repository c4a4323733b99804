import type { Locale } from '#content/locale.ts';
import { blockImageMenu } from './block-image-menu.ts';
import { countUp } from './count-up.ts';
import { sendFeedback } from './feedback.ts';
import { followLinks } from './follow-links.ts';
import { holdActions } from './hold-actions.ts';
import { loadControls } from './load-controls.ts';
import { loadPictures } from './load-pictures.ts';
import { locale } from './locale.ts';
import { markToday } from './mark-today.ts';
import { startMenu } from './menu.ts';
import { openGroups } from './open-groups.ts';
import { printAndShare } from './print-and-share.ts';
import { registerWorker } from './register-worker.ts';
import { repeatEarlyTaps } from './repeat-early-taps.ts';
import { rotate } from './rotate.ts';
import { searchForAddress } from './search-for-address.ts';
import { type DeadlineWords, showDeadlines } from './show-deadlines.ts';
import { showDeviceState } from './show-device-state.ts';
import { showFlashNotices } from './show-flash-notices.ts';
import { type OpenWords, showOpen } from './show-open.ts';
import { showSavedCopy } from './show-saved-copy.ts';
import { type DateNames, showToday } from './show-today.ts';
import { showVisitCount } from './show-visit-count.ts';
import { switchMotion } from './switch-motion.ts';

interface PageScriptValues {
  /** Names of the files of the control scripts. */
  controlFiles: readonly string[];
  dateNames: Record<Locale, DateNames>;
  deadlineWords: Record<Locale, DeadlineWords>;
  openWords: Record<Locale, OpenWords>;
}

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

/** Starts the interactive parts of a page. */
export default function startPage({ controlFiles, dateNames, deadlineWords, openWords }: PageScriptValues): void {
  const parts = [
    () => loadControls(controlFiles),
    holdActions,
    rotate,
    loadPictures,
    () => showToday(dateNames[locale], locale),
    startMenu,
    showSavedCopy,
    () => showDeadlines(deadlineWords[locale], locale),
    () => showOpen(openWords[locale], locale),
    markToday,
    openGroups,
    searchForAddress,
    () => countUp(locale),
    printAndShare,
    sendFeedback,
    switchMotion,
    blockImageMenu,
    followLinks,
    () => showFlashNotices(locale),
    repeatEarlyTaps,
    showDeviceState,
    () => showVisitCount(locale),
    registerWorker,
  ];
  // In a separate task: engines lay the page out in the task of deferred scripts.
  setTimeout(() => {
    parts.forEach(runIsolated);
    document.documentElement.dataset.ready = '';
  });
}
