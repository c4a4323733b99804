import { z } from 'zod';
import { replyDay, replyId } from '#campus-api/api/replies.ts';
import { addedText } from '#campus-api/database/values.ts';
import { extension, type Fields, line, lines } from '#campus-api/model/fields.ts';
import type { Issues } from '#campus-api/validation/issue.ts';
import { readLine } from '#campus-api/validation/read-fields.ts';
import { toLatinDigits } from '#packages/nepali/text/digits.ts';
import { detailMessages as messages } from './detail-messages.ts';

// Optional fields of a notice, all of them extensions of the API contract.

/** Maximum length of the body in one language. */
export const MAX_BODY_LENGTH = 20_000;

const bodyMarks =
  'An empty line or a new line begins a paragraph, “- ” an item of a list, “# ” a heading; the cells of a table are separated by “|”. `[Label](/address)` is a link; anything else is plain text';

const bodyField = <const Name extends 'bodyEn' | 'bodyNe'>(name: Name, column: string, language: 'en' | 'ne') => ({
  column,
  schema: addedText,
  reply: extension(
    z.string(),
    `The text below the description in ${language === 'en' ? 'English' : 'Nepali'}. ${bodyMarks}`,
  ),
  entry: lines({
    name,
    maxLength: MAX_BODY_LENGTH,
    rows: 10,
    label: messages.bodyIn[language],
    hint: messages.bodyHint,
    help: `the text below it in ${language === 'en' ? 'English' : 'Nepali'}: "# " begins a heading, "- " an item`,
  }),
});

export const bodyFields = {
  bodyNe: bodyField('bodyNe', 'body_ne', 'ne'),
  bodyEn: bodyField('bodyEn', 'body_en', 'en'),
} as const satisfies Fields;

export const pictureFields = {
  pictureAlt: {
    column: 'picture_alt',
    schema: addedText,
    reply: extension(
      z.string(),
      'A description of the first attached picture, which is then shown above the text instead of below it',
    ),
    entry: line({
      name: 'pictureAlt',
      maxLength: 300,
      isOptional: true,
      label: messages.pictureAlt,
      hint: messages.pictureAltHint,
      help: 'shows the first attached picture above the text, with this description',
    }),
  },
} as const satisfies Fields;

/** A time of day in Nepal, `17:00`, or `''`. */
function readClosingTime(issues: Issues, value: string): string {
  const text = toLatinDigits(value.trim()).replace('.', ':');
  if (text === '') return '';
  const [, hour = '', minute = ''] = /^(\d{1,2}):(\d\d)$/.exec(text) ?? [];
  if (hour === '' || Number(hour) > 23 || Number(minute) > 59) issues.error('closingTime', 'no-time', { value });
  return `${hour.padStart(2, '0')}:${minute}`;
}

export const closingFields = {
  closingTime: {
    column: 'closing_time',
    schema: addedText,
    reply: extension(z.string(), 'The time of Nepal on lastDate at which it closes, HH:mm; without it, midnight'),
    entry: {
      ...line({
        name: 'closingTime',
        isOptional: true,
        label: messages.closingTime,
        hint: messages.closingTimeHint,
        placeholder: 'TIME',
        help: 'the time on the closing date: 17:00; default: the end of the day',
      }),
      read: readClosingTime,
    },
  },
  contact: {
    column: 'contact',
    schema: addedText,
    reply: extension(
      z.string(),
      'Where visitors get more information: an office, a telephone number, an email address',
    ),
    entry: line({
      name: 'contact',
      maxLength: 300,
      isOptional: true,
      label: messages.contact,
      hint: messages.contactHint,
      help: 'for questions: an office, a telephone number, an email address',
    }),
  },
} as const satisfies Fields;

/** The id of the list of notices to choose from. */
export const NOTICE_LIST = 'notice-list';

/** The number of a notice as entered: alone, in its address, or behind its title in brackets. */
export const noticeNumber = (text: string): string =>
  toLatinDigits(text.trim())
    .replace(/^.*\/notice\/item\//, '')
    .replace(/^.*\((\d{1,15})\)$/s, '$1');

/** The id of another notice as digits, or `''`; `checkReference` looks it up. */
const readNumber = (field: string) => (issues: Issues, value: string) =>
  noticeNumber(readLine(issues, field, value, { maxLength: 100, mayBeEmpty: true, isProse: false }));

const reference = <const Name extends 'replaces' | 'result'>(name: Name, description: string, help: string) => ({
  column: name,
  schema: addedText,
  reply: extension(replyId, description),
  entry: {
    ...line({
      name,
      isOptional: true,
      label: messages[name],
      hint: messages[`${name}Hint`],
      list: NOTICE_LIST,
      placeholder: 'ID',
      help,
    }),
    read: readNumber(name),
  },
});

export const followUpFields = {
  replaces: reference(
    'replaces',
    'The id of an earlier notice, whose page then links to this one',
    'the id of an earlier notice that it replaces; "" for none',
  ),
  result: reference(
    'result',
    'The id of the notice with its result: of an examination, a vacancy, a tender',
    'the id of the notice with its result; "" for none',
  ),
  updateNote: {
    column: 'update_note',
    schema: addedText,
    reply: extension(z.string(), 'What the campus changed on updatedOn'),
    entry: line({
      name: 'updateNote',
      maxLength: 300,
      isOptional: true,
      label: messages.updateNote,
      hint: messages.updateNoteHint,
      help: 'what was changed, shown with the day of today; "" for none',
    }),
  },
  updatedOn: {
    column: 'updated_on',
    schema: z.string().nullish(),
    reply: extension(replyDay, 'The day of the last change that updateNote describes'),
  },
} as const satisfies Fields;

export const detailFields = {
  ...bodyFields,
  ...closingFields,
  ...pictureFields,
  ...followUpFields,
} as const satisfies Fields;
