import { z } from 'zod';
import { nepaliReply, nepaliToReply, replyId } from '#campus-api/api/replies.ts';
import { bothFieldsOf, replyOf, replyShape } from '#campus-api/model/fields.ts';
import { type CommitteeMember, type StaffRecord, staffFields } from './staff.ts';

const { message: _, ...publicFields } = staffFields;

const { fullName, department, designation, about } = staffFields;

export const staffReply = z
  .strictObject({
    id: replyId,
    fullName: fullName.reply.schema,
    department: department.reply.schema,
    designation: designation.reply.schema,
    committee: z.string(),
    committeeId: z.int().nullable(),
    profilePic: z.string().meta({ description: 'A stored file name; N/A for none' }),
    about: about.reply.schema,
    ...replyShape(staffFields),
    nepali: nepaliReply('committee', ...bothFieldsOf(publicFields)),
  })
  .meta({ id: 'Staff' });

/** A person outside of committees, without texts in Nepali. */
const personToReply = (person: StaffRecord) => ({
  id: person.id,
  fullName: person.fullName,
  department: person.department,
  designation: person.designation,
  about: person.about,
  committee: '',
  committeeId: null,
  profilePic: person.profilePic ?? 'N/A',
  ...replyOf(staffFields, person),
});

const nepaliOf = ({ nepali: { message: _message, ...texts } = {} }: StaffRecord) => texts;

export const staffToReply = (person: StaffRecord) => ({
  ...personToReply(person),
  ...nepaliToReply(nepaliOf(person)),
});

/** The campus chief with the message as the text about the person: the contract has one text. */
export function withMessage<Person extends StaffRecord>(person: Person): Person {
  const { message, nepali: { message: messageNe, about: _about, ...nepali } = {} } = person;
  return { ...person, about: message, nepali: { ...nepali, ...(messageNe && { about: messageNe }) } };
}

/** In a committee, the role there replaces the designation. */
export function memberToReply({ committee, committeeNe, committeeId, role, roleNe, ...staff }: CommitteeMember) {
  const person = withRole(staff, { role, roleNe });
  const nepali = { ...nepaliOf(person), ...(committeeNe && { committee: committeeNe }) };
  return { ...personToReply(person), committee, committeeId, ...nepaliToReply(nepali) };
}

/** The person with the role, where there is one, as the designation. */
export function withRole(
  staff: StaffRecord,
  { role, roleNe }: { role: string; roleNe?: string | null | undefined },
): StaffRecord {
  if (role === '') return staff;
  const { designation: _designation, ...nepali } = staff.nepali ?? {};
  return { ...staff, designation: role, nepali: { ...nepali, ...(roleNe && { designation: roleNe }) } };
}
