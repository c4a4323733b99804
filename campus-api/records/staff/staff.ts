import { z } from 'zod';
import { addedText, id, nepaliTexts } from '#campus-api/database/values.ts';
import { addedField, bothLine, bothLines, choice, email, line, textField } from '#campus-api/model/field-kinds.ts';
import { bothFieldsOf, type Fields, shapeOf } from '#campus-api/model/fields.ts';
import { timeFields } from '#campus-api/model/times.ts';
import { recordTable } from '../engine/record-table.ts';
import { staffTypeIds, staffTypeNamed, staffTypeOptions } from './staff-types.ts';

/** The committee whose first member is the campus chief on the website (specification, section 7). */
export const chiefCommittee = 1;

const optional = { isOptional: true, maxLength: 200 };

const ofPage = (description: string) => ({
  description: `${description}. Without it the page of the person is shorter`,
});

export const staffFields = {
  fullName: textField(
    bothLine({
      name: 'name',
      maxLength: 200,
      label: { en: 'Full name', ne: 'पूरा नाम' },
      placeholder: '"NAME"',
      headings: [
        'नाम',
        'नाम थर',
        'नाम, थर',
        'कर्मचारीको नाम',
        'शिक्षकको नाम',
        'name of staff',
        'name of teacher',
        'staff name',
        'teacher name',
        'कर्मचारीको नाम थर',
        'शिक्षकको नाम थर',
      ],
    }),
    { column: 'full_name' },
  ),
  type: {
    column: 'type',
    schema: z.literal(staffTypeIds),
    entry: choice({
      name: 'type',
      label: { en: 'Teaching or not', ne: 'शिक्षक वा कर्मचारी' },
      options: staffTypeOptions,
      none: { en: '–', ne: '–' },
      named: staffTypeNamed,
      placeholder: staffTypeOptions.map(({ value }) => value).join('|'),
      headings: ['प्रकार', 'staff type', 'किसिम', 'शिक्षक/कर्मचारी', 'teaching/non-teaching', 'teaching/non teaching'],
    }),
  },
  department: textField(
    bothLine({
      name: 'department',
      ...optional,
      label: { en: 'Department', ne: 'विभाग' },
      placeholder: 'NAME',
      headings: ['faculty', 'सङ्काय', 'शाखा', 'section', 'dept', 'dept name'],
    }),
  ),
  designation: textField(
    bothLine({
      name: 'designation',
      ...optional,
      label: { en: 'Designation', ne: 'पद' },
      headings: ['post', 'position', 'rank', 'दर्जा', 'post held'],
    }),
    { description: 'In a committee or a list of the structure, the role there' },
  ),
  about: {
    schema: z
      .string()
      .nullish()
      .transform((text) => text ?? ''),
    reply: { schema: z.string().meta({ description: 'Of the campus chief in committee 1, the message to visitors' }) },
    entry: bothLines({ name: 'about', label: { en: 'About', ne: 'परिचय' } }),
  },
  phone: addedField(
    line({
      name: 'phone',
      ...optional,
      isProse: false,
      label: { en: 'Telephone', ne: 'फोन' },
      headings: [
        'मोबाइल',
        'मोबाइल नम्बर',
        'मोबाइल नं',
        'फोन नं',
        'फोन नम्बर',
        'सम्पर्क',
        'सम्पर्क नं',
        'सम्पर्क नम्बर',
        'mobile',
      ].concat([
        'mobile no',
        'mobile number',
        'phone no',
        'phone number',
        'contact',
        'contact no',
        'contact number',
        'cell',
        'cell no',
        'mob no',
        'मो नं',
        'tel no',
      ]),
    }),
    { description: 'The telephone number' },
  ),
  email: addedField(
    email({
      name: 'email',
      maxLength: 200,
      label: { en: 'Email', ne: 'इमेल' },
      headings: ['e-mail', 'इ-मेल', 'इमेल ठेगाना', 'email address', 'e-mail address', 'email id', 'e-mail id', 'mail'],
    }),
    { description: 'The email address' },
  ),
  subjects: addedField(
    bothLine({
      name: 'subjects',
      isOptional: true,
      maxLength: 500,
      label: { en: 'Subjects', ne: 'पढाउने विषय' },
      hint: {
        en: 'Separated by commas. A person with subjects, office hours, publications or a longer text about them gets a page of their own on the website.',
        ne: 'अल्पविरामले छुट्याउनुहोस्। विषय, भेट्ने समय, प्रकाशन वा अलि लामो परिचय लेखिएका व्यक्तिको वेबसाइटमा छुट्टै पृष्ठ बन्छ।',
      },
      headings: ['subject', 'विषय', 'teaching subject'],
    }),
    ofPage('The subjects that the person teaches, separated by commas'),
  ),
  officeHours: addedField(
    bothLine({
      name: 'officeHours',
      isOptional: true,
      maxLength: 300,
      label: { en: 'Office hours', ne: 'भेट्ने समय' },
      hint: { en: 'Such as “Sunday to Thursday, 1 to 3 pm”.', ne: 'जस्तै “आइतबारदेखि बिहीबार, दिउँसो १ देखि ३ बजे”।' },
    }),
    ofPage('The times at which students find the person in the office'),
  ),
  publications: addedField(
    bothLines({
      name: 'publications',
      label: { en: 'Publications', ne: 'प्रकाशन' },
      hint: { en: 'Each book or article in a line of its own.', ne: 'हरेक पुस्तक वा लेख छुट्टै पङ्क्तिमा लेख्नुहोस्।' },
    }),
    ofPage('Books and articles, each in a line'),
  ),
  profilePic: { column: 'profile_pic', schema: z.string().nullable() },
  message: {
    schema: addedText,
    entry: bothLines({
      name: 'message',
      rows: 14,
      label: { en: 'Message', ne: 'सन्देश' },
      hint: {
        en: 'An empty line begins a new paragraph. Home shows the beginning.',
        ne: 'खाली पङ्क्तिपछि नयाँ अनुच्छेद सुरु हुन्छ। गृहपृष्ठमा सन्देशको सुरुको भाग देखिन्छ।',
      },
      help: 'of the campus chief to visitors',
      headings: ['message of the campus chief', 'क्याम्पस प्रमुखको सन्देश'],
    }),
  },
  ...timeFields,
} as const satisfies Fields;

export const staffRecord = z.strictObject({
  id,
  ...shapeOf(staffFields),
  fullName: z.string().min(1),
  nepali: nepaliTexts(...bothFieldsOf(staffFields)),
});
export type StaffRecord = z.output<typeof staffRecord>;

/** `display_order` of people without one is their id. */
export const staffTable = recordTable({
  kind: 'staff',
  name: 'staff',
  fields: staffFields,
  order: 'type, coalesce(display_order, id), id',
  dependents: { committee_seats: 'staff_id', structure_seats: 'staff_id' },
});

/** A member of a committee; `committee` is its name, `role` may be empty. */
export interface CommitteeMember extends StaffRecord {
  committeeId: number;
  committee: string;
  committeeNe: string | null;
  role: string;
  roleNe: string | null;
}
