import type { IssueValues } from './issue.ts';

type IssueText = (option: string, values: IssueValues) => string;

/** Texts of all issues as commands print them; codes that begin with `file-` concern files, not entered values. */
export const issueTexts = {
  missing: (option) => `${option} is missing`,
  'too-long': (option, { most }) => `${option} has more than ${most} characters`,
  'unknown-choice': (_, { what, value, choices }) => `there is no ${what} "${value}": choose one of ${choices}`,
  'no-date': (option, { value }) =>
    `${option}: "${value}" is not a date: write 2026-11-21, or 2083-08-05 for Bikram Sambat`,
  'no-such-day': (option, { value, calendar }) => `${option}: there is no day ${value} ${calendar}`,
  'year-not-in-calendar': (option, { year, first, last }) =>
    `${option}: BS ${year} is not in the calendar, which has ${first} to ${last}: write the date in AD`,
  'no-time': (option, { value }) => `${option}: "${value}" has no valid time: write 2083-08-08 10:30`,
  'time-is-past': (option, { value }) => `${option}: ${value} is in the past: omit it to publish now`,
  'day-to-come': (option, { day }) => `${option}: ${day} is in the future`,
  'before-own-day': (option, { day }) => `${option}: ${day} is before the notice's own date`,
  'not-there': (_, { what, value }) => `there is no ${what} ${value}`,
  'replaced-by-itself': (option) => `${option}: a notice cannot replace itself`,
  'no-user-name': (_, { most }) => `a user name has at most ${most} visible characters`,
  'user-there': (_, { value }) => `user "${value}" exists already: --new-password changes the password`,
  'user-is-last': (_, { value }) => `"${value}" is the last user: add another one first`,
  'password-too-short': (_, { least }) => `a password has at least ${least} characters`,
  'password-too-long': (_, { most }) => `a password has at most ${most} characters`,
  'no-address': (option, { value }) => `${option}: "${value}" is not an address: addresses begin with https://`,
  'no-email': (option, { value }) => `${option}: "${value}" is not an e-mail address`,
  'no-number': (option, { value }) => `${option}: "${value}" is not a number`,
  'seat-twice': (option, { name }) => `${option}: ${name} has two seats`,
  'either-file-or-address': () => 'give either a file or an address',
  'file-or-address-missing': () => 'a file or an address is missing: give one of the two',
  'no-choice': (option) => `${option} is missing`,
  'legacy-font': (option, { value, unicode }) =>
    `${option} looks typed in Preeti or Kantipur, which visitors cannot read: "${value}"; in Unicode it is "${unicode}"`,
  'legacy-font-rows': (_, { count, line, value, unicode }) =>
    `${count} rows look typed in Preeti or Kantipur, the first in line ${line}: "${value}"; in Unicode it is "${unicode}"`,
  'no-letter': (option, { value }) => `${option} contains no letter: "${value}"`,
  'day-is-past': (option, { day }) => `${option}: ${day} is in the past`,
  'same-notice': (_, { id, day }) => `notice ${id} of ${day} has the same text`,
  'same-hidden-notice': (_, { id, day }) => `notice ${id} of ${day}, which visitors do not see, has the same text`,
  'markup-dropped': (option, { value }) => `${option}: the site drops these parts: ${value}`,
  'markup-too-much': (option) => `${option}: it has so many tags that the site shows its plain text`,
  'nothing-named': () => 'give at least one field to change',
  'no-pictures': () => 'there are no pictures',
  'too-many-pictures': (_, { most }) => `an album has at most ${most} pictures`,
  'file-missing': (_, { file }) => `${file}: there is no such file`,
  'file-forbidden': (_, { file }) => `${file}: permission denied`,
  'file-unreadable': (_, { file }) => `${file}: it cannot be read`,
  'file-name-too-long': (_, { file, most }) => `${file}: the name has more than ${most} characters`,
  'file-is-none': (_, { file }) => `${file}: it is not a regular file`,
  'file-empty': (_, { file }) => `${file}: it is empty`,
  'file-too-large': (_, { file, most }) => `${file}: it has more than ${most} MB`,
  'file-ending': (_, { file, endings }) => `${file}: its extension is not one of ${endings}`,
  'file-content': (_, { file }) => `${file}: its content does not match its extension`,
  'file-no-picture': (_, { file }) => `${file}: it is not a readable picture`,
  'file-picture-failed': (_, { file }) =>
    `${file}: it could not be resized; all others are stored: try again, or save it as JPEG`,
  'file-heic': (_, { file }) =>
    `${file}: a photograph in Apple's format, which most browsers cannot show: open it, export it as JPEG and use that; on the telephone choose JPEG under Settings, Camera, Formats, Most Compatible`,
  'file-heavy': (_, { file, megabytes }) =>
    `${file} has ${megabytes} MB, which is slow to load on a telephone: is there a smaller one ("Reduce File Size", or a scan in 150 dpi)?`,
  'file-left-out': (_, { files }) => `not pictures, skipped: ${files}`,
  'file-like-scan': (_, { file }) => `${file} looks like a scanned page, not a photograph`,
  'file-no-archive': (_, { file, reason }) => `${file}: the archive could not be read to its end (${reason})`,
  'file-no-backup': (_, { file }) => `${file}: the archive is not a back-up of a campus`,
  'file-damaged-backup': (_, { file, part }) => `${file}: the back-up is damaged: ${part}`,
  'file-newer-backup': (_, { file, version, supported }) =>
    `${file}: the back-up is of a newer version (${version}, not ${supported}): update the program first`,
  'file-unchecked-backup': (_, { file }) =>
    `${file}: the back-up could not be checked within the limits of time and memory`,
  'restore-republishes': (_, { id, text }) => `notice ${id} (${text}) was withdrawn, and visitors see it again`,
  'file-no-room': (_, { file }) => `${file}: the disk has not enough space to unpack it`,
  'file-workbook': (_, { file }) =>
    `${file} is a workbook that cannot be read: open it, choose Save As, and as its type "Excel Workbook (.xlsx)" or "CSV UTF-8 (comma delimited)"`,
  'file-not-utf8': (_, { file }) => `${file} is not in UTF-8: save it as "CSV UTF-8", and Nepali text in Unicode`,
  'file-in-folder': () => 'takes the name of a file without a folder',
  'table-quote-not-closed': () => 'a quote opened before this line is never closed',
  'table-quote-closed-early': () => 'there is text between a closing quote and the end of its cell',
  'table-quote-inside': () => 'a quote in the middle of a cell: put the cell in quotes and double the one inside',
  'table-unreadable': () => 'it cannot be read',
  'table-no-columns': () => 'there are no column names',
  'table-no-rows': () => 'no row follows the column names',
  'table-too-many-rows': (_, { most }) => `more than ${most} rows follow`,
  'table-column-unknown': (_, { columns }) => `unknown: the columns are ${columns}`,
  'table-column-twice': () => 'is a duplicate',
  'table-column-missing': () => 'is missing',
  'table-too-many-cells': (_, { cells, columns }) =>
    `has ${cells} cells, and the table ${columns} columns: quote texts that contain the separator`,
  'table-cell-empty': () => 'is empty',
  'table-cell-too-long': (_, { most }) => `has more than ${most} characters`,
  'table-type-unknown': (_, { value }) => `takes teaching or non-teaching, not "${value}"`,
  'table-no-id': (_, { value }) => `"${value}" is not an id: leave it empty for a new person`,
  'table-nobody': (_, { value }) => `there is no person with the id ${value}`,
  'table-namesakes': (_, { ids }) => `several people have this name: give the id (${ids})`,
  'table-same-person': (_, { line }) => `is the same person as in line ${line}`,
  'undo-none': (_, { id }) => `there is no change ${id}`,
  'undo-twice': (_, { id, by }) => `change ${id} was undone already, by change ${by}`,
  'undo-too-old': (_, { id }) => `change ${id} cannot be undone: its previous data has been deleted`,
  'undo-file-gone': (_, { id, file }) => `change ${id} cannot be undone: its file ${file} has been deleted`,
  'undo-later': (_, { id, later }) =>
    `change ${id} cannot be undone alone: change ${later} came after it; undo that first`,
  'undo-changed': (_, { id }) => `change ${id} cannot be undone: its records have changed since`,
  'file-not-attached': (_, { file, record }) => `${record} has no file "${file}"`,
} as const satisfies Record<string, IssueText>;

export type IssueCode = keyof typeof issueTexts;
