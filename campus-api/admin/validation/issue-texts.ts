import type { IssueValues } from './issue.ts';

type Words = (option: string, values: IssueValues) => string;

/** Every finding in English, as a command prints it; those whose code begins with `file-` are about a file, not about what was typed. */
export const issueTexts = {
  missing: (option) => `${option} is missing`,
  'too-long': (option, { most }) => `${option} has more than ${most} characters`,
  'unknown-choice': (_, { what, value, choices }) => `there is no ${what} "${value}": choose of ${choices}`,
  'no-date': (option, { value }) =>
    `${option}: "${value}" is no date: write 2026-11-21, or 2083-08-05 for Bikram Sambat`,
  'no-such-day': (option, { value, calendar }) => `${option}: there is no day ${value} ${calendar}`,
  'year-not-in-calendar': (option, { year, first, last }) =>
    `${option}: BS ${year} is not in the calendar, which knows ${first} to ${last}: write the date in AD`,
  'no-time': (option, { value }) => `${option}: "${value}" has no time of a day: write 2083-08-08 10:30`,
  'time-is-past': (option, { value }) => `${option}: ${value} is past: leave it away to publish now`,
  'day-to-come': (option, { day }) => `${option}: ${day} is still to come`,
  'before-own-day': (option, { day }) => `${option}: ${day} is before the notice's own date`,
  'not-there': (_, { what, value }) => `there is no ${what} ${value}`,
  'replaced-by-itself': (option) => `${option}: a notice cannot replace itself`,
  'no-user-name': (_, { most }) => `a user name has at most ${most} visible characters`,
  'user-there': (_, { value }) => `there is a user "${value}": --new-password gives them another password`,
  'user-is-last': (_, { value }) => `"${value}" is the last user: add another one first`,
  'password-too-short': (_, { least }) => `a password has at least ${least} characters`,
  'password-too-long': (_, { most }) => `a password has at most ${most} characters`,
  'no-address': (option, { value }) => `${option}: "${value}" is no address: it begins with https://`,
  'no-email': (option, { value }) => `${option}: "${value}" is no e-mail address`,
  'no-number': (option, { value }) => `${option}: "${value}" is no number`,
  'seat-twice': (option, { name }) => `${option}: ${name} has two seats`,
  'either-file-or-address': () => 'give either a file or an address',
  'file-or-address-missing': () => 'a file or an address is missing: give one of the two',
  'no-choice': (option) => `${option} is missing`,
  'legacy-font': (option, { value, unicode }) =>
    `${option} looks typed in Preeti or Kantipur, which visitors cannot read: "${value}"; in Unicode it is "${unicode}"`,
  'legacy-font-rows': (_, { count, line, value, unicode }) =>
    `${count} rows look typed in Preeti or Kantipur, the first in line ${line}: "${value}"; in Unicode it is "${unicode}"`,
  'no-letter': (option, { value }) => `${option} holds no letter: "${value}"`,
  'day-is-past': (option, { day }) => `${option}: ${day} is past already`,
  'same-notice': (_, { id, day }) => `notice ${id} of ${day} says the same`,
  'same-hidden-notice': (_, { id, day }) => `notice ${id} of ${day}, which visitors do not see, says the same`,
  'markup-dropped': (option, { value }) => `${option}: the site does not show this of it: ${value}`,
  'markup-too-much': (option) => `${option}: it has so many marks that the site shows its words alone`,
  'nothing-named': () => 'name what is to change',
  'no-pictures': () => 'there are no pictures',
  'too-many-pictures': (_, { most }) => `an album has at most ${most} pictures`,
  'file-missing': (_, { file }) => `${file}: there is no such file`,
  'file-forbidden': (_, { file }) => `${file}: it may not be read`,
  'file-unreadable': (_, { file }) => `${file}: it cannot be read`,
  'file-name-too-long': (_, { file, most }) => `${file}: the name has more than ${most} characters`,
  'file-is-none': (_, { file }) => `${file}: it is no file`,
  'file-empty': (_, { file }) => `${file}: it is empty`,
  'file-too-large': (_, { file, most }) => `${file}: it has more than ${most} MB`,
  'file-ending': (_, { file, endings }) => `${file}: its ending is none of ${endings}`,
  'file-content': (_, { file }) => `${file}: its content is not what its ending says`,
  'file-no-picture': (_, { file }) => `${file}: it is no picture that can be read`,
  'file-picture-failed': (_, { file }) =>
    `${file}: it could not be made smaller; all others are there: try it once more, or save it anew as JPEG`,
  'file-heic': (_, { file }) =>
    `${file}: a photograph in Apple's format, which most browsers cannot show: open it, export it as JPEG and take that; on the telephone Settings, Camera, Formats, Most Compatible takes JPEG from now on`,
  'file-heavy': (_, { file, megabytes }) =>
    `${file} has ${megabytes} MB, which is long to load on a telephone: is there a smaller one ("Reduce File Size", or a scan in 150 dpi)?`,
  'file-left-out': (_, { files }) => `no pictures, and left out: ${files}`,
  'file-like-scan': (_, { file }) => `${file} looks like a page of paper, not like a photograph`,
  'file-no-archive': (_, { file, reason }) => `${file}: the archive could not be read to its end (${reason})`,
  'file-no-backup': (_, { file }) => `${file}: the archive is no back-up of a campus`,
  'file-damaged-backup': (_, { file, part }) => `${file}: the back-up is damaged: ${part} is not as it was`,
  'file-newer-backup': (_, { file, version, known }) =>
    `${file}: the back-up is of a newer version (${version}, not ${known}): update the program first`,
  'file-unchecked-backup': (_, { file }) =>
    `${file}: the back-up could not be checked within the time and memory that there is for it`,
  'restore-republishes': (_, { id, text }) => `notice ${id} (${text}) was withdrawn, and visitors see it again`,
  'file-no-room': (_, { file }) => `${file}: there is no room on the disk to take it apart`,
  'file-workbook': (_, { file }) =>
    `${file} is a workbook that cannot be read: open it, choose Save As, and as its type "Excel Workbook (.xlsx)" or "CSV UTF-8 (comma delimited)"`,
  'file-not-utf8': (_, { file }) => `${file} is not in UTF-8: save it as "CSV UTF-8", and Nepali text in Unicode`,
  'file-in-folder': () => 'takes the name of a file without a folder',
  'table-quote-not-closed': () => 'a quote that is opened before here is never closed',
  'table-quote-closed-early': () => 'something stands between a closing quote and the end of its cell',
  'table-quote-inside': () => 'a quote in the middle of a cell: put the cell in quotes and double the one inside',
  'table-unreadable': () => 'it cannot be read',
  'table-no-columns': () => 'there are no column names',
  'table-no-rows': () => 'no row follows the column names',
  'table-too-many-rows': (_, { most }) => `more than ${most} rows follow`,
  'table-column-unknown': (_, { columns }) => `not known: the columns are ${columns}`,
  'table-column-twice': () => 'is there twice',
  'table-column-missing': () => 'is missing',
  'table-too-many-cells': (_, { cells, columns }) =>
    `has ${cells} cells, and the table ${columns} columns: put a text that holds the separator in quotes`,
  'table-cell-empty': () => 'is empty',
  'table-cell-too-long': (_, { most }) => `has more than ${most} characters`,
  'table-type-unknown': (_, { value }) => `takes teaching or non-teaching, not "${value}"`,
  'table-no-id': (_, { value }) => `"${value}" is no id: leave it empty for somebody new`,
  'table-nobody': (_, { value }) => `there is nobody with the id ${value}`,
  'table-namesakes': (_, { ids }) => `several are named so: give the id (${ids})`,
  'table-same-person': (_, { line }) => `is the same person as in line ${line}`,
  'file-not-attached': (_, { file, record }) => `${record} has no file "${file}"`,
} as const satisfies Record<string, Words>;

export type IssueCode = keyof typeof issueTexts;
