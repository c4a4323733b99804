export { type AdDate, fromDayNumber, isAdDate, parseAdDate, toDayNumber, type Weekday, weekdayOf } from './ad-date.ts';
export { allMonths, type BsDate, fromBikramSambat, toBikramSambat } from './bikram-sambat.ts';
export { type CalendarDate, formatBothCalendars, formatDay, inBothCalendars } from './both-calendars.ts';
export { type ConfirmedYear, confirmYears, type YearProblem } from './confirm-years.ts';
export { type ConversionError, type Converted, convertText } from './convert.ts';
export { type DateTerm, isDateFiller, readNumericDate, readWordDate } from './date-term.ts';
export {
  type FiscalQuarter,
  fiscalYearName,
  lastFiscalQuarter,
  monthsOfQuarter,
  type NumberedQuarter,
  numberOfQuarter,
} from './fiscal-quarter.ts';
export {
  formatBikramSambat,
  formatGregorian,
  formatTime,
  markProvisional,
  nepalClock,
  provisionalMark,
} from './format.ts';
export { calendarYears, monthLengths, releasedYears, setConfirmedYears } from './month-lengths.ts';
export { monthNamed, monthSpellings, writtenMonths } from './month-spellings.ts';
export type { MonthLengths, MonthOfYear } from './month-table.ts';
export { type BsMonth, currentMonths, findInMonths } from './months.ts';
export { bikramSambatMonths, gregorianMonths, weekdayNames } from './names.ts';
export { nepalDate } from './nepal-date.ts';
export { isMonthDayOrder, MAX_DATE_LENGTH, type ParsedDay, readDate } from './read-date.ts';
