import { z } from 'zod';
import { nepaliReply, nepaliToReply, replyId } from '#campus-api/api/replies.ts';
import { addedText, id, nepaliTexts } from '#campus-api/database/values.ts';

/** The committee whose first member is the campus chief on the website (specification, section 7). */
export const chiefCommittee = 1;

/** Texts of a person in both languages. */
const translated = [
  'fullName',
  'department',
  'designation',
  'about',
  'subjects',
  'officeHours',
  'publications',
] as const;
export type StaffText = (typeof translated)[number] | 'message';

/** Types of people: 1 teaching, 2 non-teaching, 3 outside of the staff, only in committees and lists of the structure. */
export const staffTypeIds = [1, 2, 3] as const;
export type StaffType = (typeof staffTypeIds)[number];

export const staffRecord = z.strictObject({
  id,
  fullName: z.string().min(1),
  type: z.literal(staffTypeIds),
  department: z.string(),
  designation: z.string(),
  profilePic: z.string().nullable(),
  about: z.string().nullable(),
  phone: addedText,
  email: addedText,
  /** Subjects that the person teaches, separated by commas. */
  subjects: addedText,
  officeHours: addedText,
  /** Books and articles, each in a line. */
  publications: addedText,
  /** The message of a campus chief to visitors, in paragraphs. */
  message: addedText,
  nepali: nepaliTexts(...translated, 'message'),
});
export type StaffRecord = z.infer<typeof staffRecord>;

/** A member of a committee; `committee` is its name, `role` may be empty. */
export interface CommitteeMember extends StaffRecord {
  committeeId: number;
  committee: string;
  committeeNe: string | null;
  role: string;
  roleNe: string | null;
}

const extension = (description: string) =>
  z
    .string()
    .optional()
    .meta({ description: `${description}. Not part of the contract: without it the page of the person is shorter` });

export const staffReply = z
  .strictObject({
    id: replyId,
    fullName: z.string(),
    department: z.string(),
    designation: z.string().meta({ description: 'In a committee or a list of the structure, the role there' }),
    committee: z.string(),
    committeeId: z.int().nullable(),
    profilePic: z.string().meta({ description: 'A stored file name; N/A for none' }),
    about: z.string().meta({ description: 'Of the campus chief in committee 1, the message to visitors' }),
    phone: z.string().optional(),
    email: z.string().optional(),
    subjects: extension('The subjects that the person teaches, separated by commas'),
    officeHours: extension('The times at which students find the person in the office'),
    publications: extension('Books and articles, each in a line'),
    nepali: nepaliReply('committee', ...translated),
  })
  .meta({ id: 'Staff' });

/** Extensions of the contract only where they are filled. */
export function staffToReply({
  type: _,
  profilePic,
  phone,
  email,
  subjects,
  officeHours,
  publications,
  message: __,
  nepali: { message: ___, ...nepali } = {},
  ...staff
}: StaffRecord) {
  return {
    ...staff,
    committee: '',
    committeeId: null,
    profilePic: profilePic ?? 'N/A',
    about: staff.about ?? '',
    ...(phone && { phone }),
    ...(email && { email }),
    ...(subjects && { subjects }),
    ...(officeHours && { officeHours }),
    ...(publications && { publications }),
    ...nepaliToReply(nepali),
  };
}

/** The campus chief with the message as the text about the person: the contract has one text. */
export function withMessage<Person extends StaffRecord>(person: Person): Person {
  const { message, nepali: { message: messageNe, about: _, ...nepali } = {} } = person;
  return { ...person, about: message, nepali: { ...nepali, ...(messageNe && { about: messageNe }) } };
}

/** In a committee, the role there replaces the designation. */
export function memberToReply({ committee, committeeNe, committeeId, role, roleNe, ...staff }: CommitteeMember) {
  const { nepali, ...person } = staffToReply(withRole(staff, { role, roleNe }));
  const translated = { ...nepali, ...(committeeNe && { committee: committeeNe }) };
  return { ...person, committee, committeeId, ...nepaliToReply(translated) };
}

/** The person with the role, where there is one, as the designation. */
export function withRole(
  staff: StaffRecord,
  { role, roleNe }: { role: string; roleNe?: string | null | undefined },
): StaffRecord {
  if (role === '') return staff;
  const { designation: _, ...nepali } = staff.nepali ?? {};
  return { ...staff, designation: role, nepali: { ...nepali, ...(roleNe && { designation: roleNe }) } };
}
