// For the server. Browser code imports individual files that do not need the calendar table: ad-date, nepal-date, months,
// names, digits, format.

export { formatNumber, localizeDigits, toLatinDigits } from '#lib/platform/i18n/digits.ts';
export { type AdDate, isAdDate, parseAdDate, type Weekday, weekdayOf } from './ad-date.ts';
export { type BsDate, fromBikramSambat, toBikramSambat } from './bikram-sambat.ts';
export { type CalendarDate, inBothCalendars } from './both-calendars.ts';
export { currentMonths } from './current-months.ts';
export { formatBikramSambat, formatGregorian } from './format.ts';
export { formatTime } from './format-time.ts';
export { calendarYears } from './month-lengths.ts';
export { bikramSambatMonths, gregorianMonths, weekdayNames } from './names.ts';
export { nepalDate } from './nepal-date.ts';
export { renderTime } from './render-time.ts';
export { writtenDay } from './written-day.ts';
