import { z } from 'zod';
import { replyDay, replyId } from '#campus-api/api/replies.ts';
import { addedText } from '#campus-api/database/values.ts';
import { addedField, extension, line, lines } from '#campus-api/model/field-kinds.ts';
import type { Fields } from '#campus-api/model/fields.ts';
import type { Issues } from '#campus-api/validation/issue.ts';
import { cleanLine, readLine } from '#campus-api/validation/read-fields.ts';
import type { Localized } from '#content/locale.ts';
import { toLatinDigits } from '#packages/nepali/text/digits.ts';

// Optional fields of a notice, all of them extensions of the API contract.

/** Maximum length of the body in one language. */
export const MAX_BODY_LENGTH = 20_000;

const bodyMarks =
  'An empty line or a new line begins a paragraph, “- ” an item of a list, “# ” a heading; the cells of a table are separated by “|”. `[Label](/address)` is a link; anything else is plain text';

const bodyField = <const Name extends 'bodyEn' | 'bodyNe'>(name: Name, language: 'en' | 'ne') =>
  addedField(
    lines({
      name,
      maxLength: MAX_BODY_LENGTH,
      rows: 10,
      label: {
        en: `Text below the notice, in ${language === 'en' ? 'English' : 'Nepali'}`,
        ne: `सूचनामुनिको विवरण, ${language === 'en' ? 'अङ्ग्रेजीमा' : 'नेपालीमा'}`,
      },
      hint: {
        en: 'A new line is a new paragraph. Begin a heading with # and a point with -. Cells copied from Excel become a table. A link: [Form](/notice/downloads). If only one language is filled in, both languages show it.',
        ne: 'नयाँ पङ्क्तिमा नयाँ अनुच्छेद बन्छ। शीर्षकको अगाडि # र बुँदाको अगाडि - राख्नुहोस्। Excel बाट टाँसेका कोठा तालिका बन्छन्। लिङ्क: [फारम](/notice/downloads)। एउटा भाषामा मात्र लेखे दुवै भाषामा त्यही देखिन्छ।',
      },
      help: `the text below it in ${language === 'en' ? 'English' : 'Nepali'}: "# " begins a heading, "- " an item`,
    }),
    { description: `The text below the description in ${language === 'en' ? 'English' : 'Nepali'}. ${bodyMarks}` },
  );

export const bodyFields = {
  bodyNe: bodyField('bodyNe', 'ne'),
  bodyEn: bodyField('bodyEn', 'en'),
} as const satisfies Fields;

export const translationFields = {
  translation: addedField(
    line({
      name: 'translation',
      rows: 3,
      isOptional: true,
      label: { en: 'The same in the other language', ne: 'यही व्यहोरा अर्को भाषामा' },
      hint: {
        en: 'In English if the words above are in Nepali, else in Nepali. Without it, both languages show the words above.',
        ne: 'माथिको व्यहोरा नेपालीमा भए अङ्ग्रेजीमा, अङ्ग्रेजीमा भए नेपालीमा। नलेखे दुवै भाषामा माथिकै व्यहोरा देखिन्छ।',
      },
      help: 'the same text in the other language',
    }),
    {
      column: 'translation',
      isSearched: true,
      description: 'The description in the other language, for pages in that language',
    },
  ),
} as const satisfies Fields;

export const pictureFields = {
  pictureAlt: addedField(
    line({
      name: 'pictureAlt',
      maxLength: 300,
      isOptional: true,
      label: { en: 'What the picture shows', ne: 'तस्बिरको विवरण (देख्न नसक्नेका लागि)' },
      hint: {
        en: 'Puts the first attached picture above the text. Describe it for visitors who do not see it. Leave empty to show pictures below.',
        ne: 'यहाँ लेखे पहिलो तस्बिर विवरणमाथि देखिन्छ। तस्बिर देख्न नसक्ने आगन्तुकका लागि के छ लेख्नुहोस्। खाली छोडे तस्बिर तल देखिन्छ।',
      },
      help: 'shows the first attached picture above the text, with this description',
    }),
    {
      description:
        'A description of the first attached picture, which is then shown above the text instead of below it',
    },
  ),
} as const satisfies Fields;

/** A time of day in Nepal, `17:00`, or `''`. */
function readClosingTime(issues: Issues, value: string): string {
  const text = toLatinDigits(cleanLine(value)).replace('.', ':');
  if (text === '') return '';
  const [, hour = '', minute = ''] = /^(\d{1,2}):(\d\d)$/.exec(text) ?? [];
  if (hour === '' || Number(hour) > 23 || Number(minute) > 59) issues.error('closingTime', 'no-time', { value });
  return `${hour.padStart(2, '0')}:${minute}`;
}

export const closingFields = {
  closingTime: addedField(
    {
      ...line({
        name: 'closingTime',
        isOptional: true,
        label: { en: 'Closing time', ne: 'अन्तिम समय' },
        hint: {
          en: 'On the closing date, such as 17:00. Leave empty for the end of the day.',
          ne: 'अन्तिम मितिका दिनको, जस्तै १७:००। दिनभरि खुला रहने भए खाली छोड्नुहोस्।',
        },
        placeholder: 'TIME',
        help: 'the time on the closing date: 17:00; default: the end of the day',
      }),
      read: readClosingTime,
    },
    { description: 'The time of Nepal on lastDate at which it closes, HH:mm; without it, midnight' },
  ),
  contact: addedField(
    line({
      name: 'contact',
      maxLength: 300,
      isOptional: true,
      label: { en: 'Contact', ne: 'सम्पर्क' },
      hint: {
        en: 'For questions of visitors: an office, a telephone number, an email address.',
        ne: 'आगन्तुकले कसलाई सोध्ने: शाखा, फोन नम्बर वा इमेल।',
      },
      help: 'for questions: an office, a telephone number, an email address',
    }),
    { description: 'Where visitors get more information: an office, a telephone number, an email address' },
  ),
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

const reference = <const Name extends 'replaces' | 'result'>(
  name: Name,
  description: string,
  texts: { label: Localized; hint: Localized; help: string },
) => ({
  column: name,
  schema: addedText,
  reply: extension(replyId, description),
  entry: {
    ...line({
      name,
      isOptional: true,
      list: NOTICE_LIST,
      placeholder: 'ID',
      ...texts,
    }),
    read: readNumber(name),
  },
});

export const followUpFields = {
  replaces: reference('replaces', 'The id of an earlier notice, whose page then links to this one', {
    label: { en: 'Replaces the notice', ne: 'यो सूचना कुन सूचनाको सट्टामा हो' },
    hint: {
      en: 'Type a part of its title and choose it. The earlier notice stays and links to this one; its closing date counts no more.',
      ne: 'शीर्षकको केही भाग टाइप गरी छान्नुहोस्। पुरानो सूचना रहिरहन्छ, त्यसमा यस सूचनाको लिङ्क देखिन्छ; त्यसको अन्तिम मिति लागू हुँदैन।',
    },
    help: 'the id of an earlier notice that it replaces; "" for none',
  }),
  result: reference('result', 'The id of the notice with its result: of an examination, a vacancy, a tender', {
    label: { en: 'Notice with the result', ne: 'नतिजा भएको सूचना' },
    hint: {
      en: 'Who was chosen, or to whom a tender was awarded. Type a part of its title and choose it.',
      ne: 'को छानियो, वा ठेक्का कसलाई दिइयो। शीर्षकको केही भाग टाइप गरी छान्नुहोस्।',
    },
    help: 'the id of the notice with its result; "" for none',
  }),
  updateNote: addedField(
    line({
      name: 'updateNote',
      maxLength: 300,
      isOptional: true,
      label: { en: 'What was changed', ne: 'के संशोधन भयो' },
      hint: {
        en: 'Visitors see it with the day of today. Leave it as it is for a small correction.',
        ne: 'आगन्तुकले आजको मितिसहित देख्छन्। सानो सच्याइमा यसलाई नछुनुहोस्।',
      },
      help: 'what was changed, shown with the day of today; "" for none',
    }),
    { description: 'What the campus changed on updatedOn' },
  ),
  updatedOn: {
    schema: z.string().nullish(),
    reply: extension(replyDay, 'The day of the last change that updateNote describes'),
  },
} as const satisfies Fields;

export const detailFields = {
  ...translationFields,
  ...bodyFields,
  ...closingFields,
  ...pictureFields,
  ...followUpFields,
} as const satisfies Fields;
