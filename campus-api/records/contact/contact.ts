import { z } from 'zod';
import { nepaliReply, nepaliToReply, replyId } from '#campus-api/api/replies.ts';
import { nepaliTexts } from '#campus-api/database/values.ts';
import { bothLine, bothLines, email, line, textField } from '#campus-api/model/field-kinds.ts';
import { bothFieldsOf, type Fields, replyOf, replyShape, shapeOf } from '#campus-api/model/fields.ts';
import type { Issues } from '#campus-api/validation/issue.ts';
import { readAddress, readLines } from '#campus-api/validation/read-fields.ts';
import type { Localized } from '#content/locale.ts';
import { recordTable } from '../engine/record-table.ts';
import { introductionHtml } from './introduction.ts';

const maxLength = 300;
const optional = { isOptional: true, maxLength };
/** Characters of HTML; the site shows at most 200 KB of it, and a letter of Devanagari has three bytes. */
const MAX_INTRODUCTION_LENGTH = 60_000;

/** The address of the campus elsewhere on the web. */
const link = <const Name extends string>(name: Name, label: Localized) => ({
  ...line({ name, isOptional: true, label, placeholder: 'https://…' }),
  type: 'url' as const,
  read: (issues: Issues, value: string) => readAddress(issues, name, value, { mayBeEmpty: true }),
});

/** `campusIntroduction` is HTML, entered as text with the marks of `introduction.ts` or as HTML. */
export const contactFields = {
  title: textField(
    bothLine({
      name: 'title',
      maxLength,
      label: { en: 'Name of the campus', ne: 'क्याम्पसको नाम' },
      placeholder: '"NAME"',
    }),
    { column: 'title' },
  ),
  phone: textField(line({ name: 'phone', ...optional, isProse: false, label: { en: 'Telephone', ne: 'फोन' } })),
  email: textField(email({ name: 'email', maxLength, label: { en: 'Email', ne: 'इमेल' } })),
  address: textField(bothLine({ name: 'address', ...optional, label: { en: 'Street or place', ne: 'टोल वा ठाउँ' } })),
  city: textField(bothLine({ name: 'city', ...optional, label: { en: 'City', ne: 'सहर' } })),
  state: textField(bothLine({ name: 'state', ...optional, label: { en: 'Province', ne: 'प्रदेश' } })),
  country: textField(bothLine({ name: 'country', ...optional, label: { en: 'Country', ne: 'देश' } })),
  pinCode: textField(
    line({ name: 'pinCode', ...optional, isProse: false, label: { en: 'Postal code', ne: 'हुलाक सङ्केत' } }),
  ),
  campusIntroduction: textField(
    {
      ...bothLines({
        name: 'campusIntroduction',
        rows: 14,
        label: { en: 'Introduction', ne: 'परिचय' },
        hint: {
          en: 'Write it like a letter; an empty line begins a new paragraph. For a heading, a list, bold words or a link select the words and press a button.',
          ne: 'चिठी लेखेजसरी लेख्नुहोस्; खाली पङ्क्तिपछि नयाँ अनुच्छेद सुरु हुन्छ। शीर्षक, बुँदा, मोटो अक्षर वा लिङ्क बनाउन शब्द छानेर बटन थिच्नुहोस्।',
        },
      }),
      read: (issues: Issues, value: string, field = 'campusIntroduction') =>
        introductionHtml(readLines(issues, field, value, MAX_INTRODUCTION_LENGTH)),
    },
    { description: 'HTML; the site removes unsafe parts' },
  ),
  facebookLink: textField(link('facebookLink', { en: 'Facebook', ne: 'फेसबुक' })),
  instagramLink: textField(link('instagramLink', { en: 'Instagram', ne: 'इन्स्टाग्राम' })),
  twitterLink: textField(link('twitterLink', { en: 'X (Twitter)', ne: 'एक्स (ट्विटर)' })),
  linkedInLink: textField(link('linkedInLink', { en: 'LinkedIn', ne: 'लिङ्क्डइन' }), {
    name: 'linkdinLink',
  }),
} as const satisfies Fields;

const bothNames = bothFieldsOf(contactFields);

export const contactRecord = z.strictObject({ ...shapeOf(contactFields), nepali: nepaliTexts(...bothNames) });
export type ContactRecord = z.infer<typeof contactRecord>;

/** One record, the campus with id 1 (specification, section 9); missing before it is filled in. */
export const contactTable = recordTable({ kind: 'contact', name: 'contact', fields: contactFields, order: 'id' });

export const contactReply = z
  .strictObject({ id: replyId, ...replyShape(contactFields), nepali: nepaliReply(...bothNames) })
  .meta({ id: 'Contact' });

export const contactToReply = (contact: ContactRecord) => ({
  id: 1,
  ...replyOf(contactFields, contact),
  ...nepaliToReply(contact.nepali),
});
