import type { AdminServices } from '#campus-api/web/requests/services.ts';
import type { View } from '#campus-api/web/view/layout.ts';
import { inLanguage } from '#lib/platform/i18n/in-language.ts';
import { readAllStaff } from '../staff/store.ts';
import type { StructureSeat } from './committee.ts';

/** Returns the members of seats in the language of the page with their roles, in one line. */
export function membersText(
  { language, messages }: Pick<View, 'language' | 'messages'>,
  { database }: AdminServices,
): (seats: readonly StructureSeat[]) => string {
  const people = new Map(readAllStaff(database).map((person) => [person.id, inLanguage(person, language).fullName]));
  return (seats) => {
    const members = seats.map(({ staffId, role, roleNe }) => {
      const roleText = language === 'ne' ? roleNe || role : role;
      return [people.get(staffId), roleText].filter(Boolean).join(', ');
    });
    return members.join('; ') || messages.none;
  };
}
