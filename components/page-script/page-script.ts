import { locales } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import { search as messages, siteSearch as siteWords } from '#content/messages/search.ts';
import { states } from '#content/messages/status.ts';
import { bikramSambatMonths, gregorianMonths, provisionalMark, weekdayNames } from '#packages/nepali/calendar/index.ts';
import { storeScript } from '#server/next-adapter/page-script-store.ts';
import search from '../notices/search/search-failure.module.css';
import results from '../notices/search/search-results.module.css';
import control from '../ui/control.module.css';
import waiting from '../ui/loading.module.css';
import archive from './controls/archive.ts?script';
import converter from './controls/converter.ts?script';
import map from './controls/map.ts?script';
import noticeSearch from './controls/notice-search.ts?script';
import peopleFilter from './controls/people-filter.ts?script';
import push from './controls/push.ts?script';
import pushChoices from './controls/push-choices.ts?script';
import saveOffline from './controls/save-offline.ts?script';
import siteSearch from './controls/site-search.ts?script';
import tableRows from './controls/table-rows.ts?script';
import zoom from './controls/zoom.ts?script';
import { scriptText as script, scriptText } from './script-text.ts';
import type { DateNames } from './show-today.ts';
import start from './start.ts?script';

// The scripts of controls, each fetched when the visitor approaches its control (`loadControls`): a module of `controls/` with its imports,
// bundled as plain browser code into one file whose name is a digest of its content.

const { count } = results;
const { failure } = search;
const { loading } = states;
const searchClasses = { count, failure, retry: control.outline, loading: waiting.loading, spinner: waiting.spinner };
const searchMessages = { loading, failed: messages.failed, retry: messages.retry };

const scripts = {
  archive: script(archive),
  converter: script(converter, { loading: waiting.loading, spinner: waiting.spinner }, loading),
  map: script(map),
  'notice-search': script(noticeSearch, searchClasses, searchMessages),
  'people-filter': script(peopleFilter),
  push: script(push, loading),
  'push-choices': script(pushChoices, loading),
  'save-offline': script(saveOffline),
  'site-search': script(siteSearch, { suggestions: siteWords.suggestions, suggestionCount: siteWords.suggestionCount }),
  'table-rows': script(tableRows, searchClasses, searchMessages),
  zoom: script(zoom),
};

/** Names of the files of the scripts: the name in `data-script` and a digest. */
const controlFiles: readonly string[] = Object.entries(scripts).map(([name, text]) => storeScript(text, name));

// The page script: the interactive parts of all pages, in plain browser code, bundled into one file whose name is a digest of its content.

const dateNames = byLocale(
  (locale): DateNames => ({
    weekdays: weekdayNames[locale],
    bsMonths: bikramSambatMonths[locale],
    adMonths: gregorianMonths[locale],
    bsDate: locale === 'ne' ? '{year} {month} {day}' : '{day} {month} {year}',
    provisional: provisionalMark[locale],
  }),
);

const deadlineWords = byLocale((locale) => messagesIn(locale).notices.deadline);
const openWords = byLocale((locale) => messagesIn(locale).contact.open);

function byLocale<Value>(make: (locale: (typeof locales)[number]) => Value): Record<string, Value> {
  return Object.fromEntries(locales.map((locale) => [locale, make(locale)]));
}

export const pageScript = scriptText(start, { controlFiles, dateNames, deadlineWords, openWords });
