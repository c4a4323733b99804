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

/**
 * Prepares later pages when the browser is idle after load: fetches the compression dictionary (`server/optional/dictionaries/`), then
 * registers the service worker for offline reading (`lib/site/offline`) and reports the visited page to it. Browsers fetch the dictionary of a
 * link header themselves, but never over the connection of the page.
 */
function registerWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const isCostly = 'saveData' in document.documentElement.dataset;
  const fetchDictionary = async (): Promise<void> => {
    const [navigation] = performance.getEntriesByType('navigation');
    if (!(navigation instanceof PerformanceNavigationTiming)) return;
    const metric = navigation.serverTiming.find(({ name }) => name === 'dictionary');
    if (!metric || !document.createElement('link').relList.supports('compression-dictionary')) return;
    // Fetched from the browser's cache, this page serves as the dictionary for the dictionary itself: they share most of their content.
    const page = await fetch(location.href, { cache: 'force-cache' });
    await page.arrayBuffer();
    await (await fetch(`/dictionaries/${metric.description}`)).arrayBuffer();
  };
  const register = async (): Promise<void> => {
    await fetchDictionary().catch(() => undefined);
    await serviceWorker.register('/service-worker.js');
    const { active } = await serviceWorker.ready;
    if (active) active.postMessage({ visited: location.pathname, isCostly });
  };
  const registerWhenIdle = (): void => {
    const start = () => register().catch(() => undefined);
    if ('requestIdleCallback' in self) requestIdleCallback(start, { timeout: 10_000 });
    else setTimeout(start, 1000);
  };
  if (document.readyState === 'complete') registerWhenIdle();
  else addEventListener('load', registerWhenIdle);
}

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
