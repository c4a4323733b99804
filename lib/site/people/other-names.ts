import { type Locale, locales } from '#content/locale.ts';
import { inLanguage } from '#lib/platform/i18n/in-language.ts';
import type { Staff } from '#lib/site/campus-client/types.ts';
import { type NameTable, upstreamName } from './upstream-name.ts';

/**
 * The names of a person that their card does not show, for searches: those in the other language and the campus's own wording. The heading of
 * the group has the department.
 */
export function otherNames(person: Staff, locale: Locale, names: NameTable): string {
  const localized = inLanguage(person, locale);
  const visibleNames = [localized.fullName, upstreamName(localized.designation, locale, names).text];
  const all = locales.flatMap((language) => {
    const { fullName, designation } = inLanguage(person, language);
    return [fullName, designation];
  });
  return [...new Set(all)].filter((name) => !visibleNames.includes(name)).join(' ');
}
