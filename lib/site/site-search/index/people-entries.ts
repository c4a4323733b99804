import 'server-only';
import type { Locale } from '#content/locale.ts';
import { peoplePaths } from '#content/people-pages.ts';
import { hasPersonPage } from '#content/person-page.ts';
import { inLanguage } from '#lib/platform/i18n/in-language.ts';
import { personPath } from '#lib/platform/routes/paths.ts';
import type { Staff } from '#lib/site/campus-client/types.ts';
import { getCampusChief } from '#lib/site/content-cache/readers.ts';
import { readNames } from '#lib/site/people/campus-names.ts';
import { personAnchor } from '#lib/site/people/groups.ts';
import { peopleOfPage } from '#lib/site/people/people-of-pages.ts';
import { type NameTable, upstreamName } from '#lib/site/people/upstream-name.ts';
import type { Entry } from '#lib/site/search/entry.ts';

/** The page with the message of the campus chief. */
const CHIEF = '/chiefMessage';

/** Pages with people. A person on several pages is linked on the first. */
const peoplePages: readonly (readonly [path: string, read: () => Promise<readonly Staff[]>])[] = [
  [CHIEF, async () => [await getCampusChief()].filter((chief) => chief !== null)],
  ...peoplePaths.map(
    (path) => [path, async () => (await peopleOfPage(path).read()).flatMap(({ people }) => people)] as const,
  ),
];

/** The page of a person; for others a link to the person on a page, which opens the group; browsers with text fragments highlight the name in the language of the page. */
function toPerson(path: string, person: Staff): string {
  const { id, fullName, nepali } = person;
  if (path !== CHIEF && hasPersonPage(person)) return personPath(id);
  const names = [fullName, nepali?.fullName].filter((name) => name !== undefined);
  const texts = names.map((name) => `text=${encodeURIComponent(name).replaceAll('-', '%2D')}`);
  return `${path}#${encodeURIComponent(personAnchor(id))}:~:${texts.join('&')}`;
}

function toEntry(path: string, person: Staff, names: NameTable): Entry {
  const { fullName, committee, about, subjects, publications, phone, picture, nepali } = person;
  const note = (locale: Locale) => {
    const { designation, department } = inLanguage(person, locale);
    const roles = [designation, department].filter((name) => name !== '');
    return roles.map((name) => upstreamName(name, locale, names).text).join(', ');
  };
  const inNepali = [nepali?.committee, nepali?.about, nepali?.subjects, nepali?.publications];
  const text = [committee, about, subjects, publications, ...inNepali].filter(Boolean).join(' ');
  return {
    kind: 'people',
    path: toPerson(path, person),
    title: { en: fullName, ne: nepali?.fullName ?? fullName },
    note: { en: note('en'), ne: note('ne') },
    text,
    date: null,
    ...(phone && { phone }),
    ...(picture && { picture }),
  };
}

/** Returns a reader for the people of each page. @throws CampusApiError by a reader */
export function peopleReaders(): (() => Promise<Entry[]>)[] {
  return peoplePages.map(([path, read]) => async () => {
    const names = await readNames();
    return (await read()).map((person) => toEntry(path, person, names));
  });
}

/** Merges entries of the same name into the first, which gets the designations of the others as text. */
export function onceByName(people: readonly Entry[]): Entry[] {
  const byName = Map.groupBy(people, ({ title }) => title.en);
  return [...byName.values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, text: [first.text, ...others.flatMap(({ note }) => [note.en, note.ne])].join(' ') }] : [],
  );
}
