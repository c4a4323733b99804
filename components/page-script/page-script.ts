import { locales } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import { bikramSambatMonths, gregorianMonths, provisionalMark, weekdayNames } from '#packages/nepali/calendar/index.ts';
import { controlFiles } from './control-scripts.ts';
import { scriptText } from './script-text.ts';
import type { DateNames } from './show-today.ts';
import start from './start.ts?script';

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
