import 'server-only';
import type { Locale } from '#content/locale.ts';
import { getCampusChief } from '#lib/content-store/readers.ts';
import { personAnchor } from '#lib/people/groups.ts';
import { peopleOfPages } from '#lib/people/people-of-pages.ts';
import { upstreamName } from '#lib/people/upstream-name.ts';
import { type Entry, unlocalized } from '#lib/search/entry.ts';
import type { Staff } from '#lib/upstream/types.ts';

/** The pages that show people. A person who is on several is linked on the first of these. */
const places: readonly (readonly [path: string, read: () => Promise<readonly Staff[]>])[] = [
  ['/chiefMessage', async () => [await getCampusChief()].filter((chief) => chief !== null)],
  ...Object.entries(peopleOfPages).map(
    ([path, { read }]) => [path, async () => (await read()).flatMap(({ people }) => people)] as const,
  ),
];

/** The link to a person's group on a page, which it opens; browsers that support text fragments highlight the name. */
function toPerson(path: string, { id, fullName }: Staff): string {
  const name = encodeURIComponent(fullName).replaceAll('-', '%2D');
  return `${path}#${encodeURIComponent(personAnchor(id))}:~:text=${name}`;
}

function toEntry(path: string, person: Staff): Entry {
  const { fullName, designation, department, committee, about } = person;
  const said = [designation, department].filter((name) => name !== '');
  const note = (locale: Locale) => said.map((name) => upstreamName(name, locale).text).join(', ');
  const text = `${committee} ${about}`;
  return {
    kind: 'people',
    path: toPerson(path, person),
    title: unlocalized(fullName),
    note: { en: note('en'), ne: note('ne') },
    text,
    date: null,
  };
}

/** Everyone once, however often they are shown; one reader for each page. @throws CampusApiError by a reader */
export function peopleReaders(): (() => Promise<Entry[]>)[] {
  return places.map(
    ([path, read]) =>
      async () =>
        (await read()).map((person) => toEntry(path, person)),
  );
}

/** Of several entries of one name the first, which is found by what the others say too: who heads the accounts is the accountant. */
export function onceByName(people: readonly Entry[]): Entry[] {
  const byName = Map.groupBy(people, ({ title }) => title.en);
  return [...byName.values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, text: [first.text, ...others.flatMap(({ note }) => [note.en, note.ne])].join(' ') }] : [],
  );
}
