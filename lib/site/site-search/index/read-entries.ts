import 'server-only';
import { eventTypeNames } from '#content/event-types.ts';
import type { Locale } from '#content/locale.ts';
import { notices as messages } from '#content/messages/notices.ts';
import { peoplePaths } from '#content/people-pages.ts';
import { hasPersonPage } from '#content/person-page.ts';
import { inLanguage } from '#lib/platform/i18n/in-language.ts';
import { plainWords } from '#lib/platform/routes/linked-text.ts';
import { personPath } from '#lib/platform/routes/paths.ts';
import { memoizeOf } from '#lib/platform/runtime/memoize-of.ts';
import type { Publication, Staff } from '#lib/site/campus-client/types.ts';
import { attempt } from '#lib/site/content-cache/attempt.ts';
import { getAlbums, getCampusChief, getEvents, getPublications } from '#lib/site/content-cache/readers.ts';
import { eventPath } from '#lib/site/events/addresses.ts';
import { noticePath, publicationAnchor } from '#lib/site/notices/addresses.ts';
import { noticeList, type SortedNotices } from '#lib/site/notices/notice-list.ts';
import { publicationTitles, titlesOf } from '#lib/site/notices/notice-title.ts';
import { albumTitle } from '#lib/site/people/album-title.ts';
import { readNames } from '#lib/site/people/campus-names.ts';
import { personAnchor } from '#lib/site/people/groups.ts';
import { peopleOfPage } from '#lib/site/people/people-of-pages.ts';
import { type NameTable, upstreamName } from '#lib/site/people/upstream-name.ts';
import { type Entry, unlocalized } from '#lib/site/search/entry.ts';
import { readSiteContent } from '#lib/site/site-content/snapshot.ts';
import { departmentEntries, followEntries, pageEntries, programmeEntries, writeEntries } from './page-entries.ts';

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
function peopleReaders(): (() => Promise<Entry[]>)[] {
  return peoplePages.map(([path, read]) => async () => {
    const names = await readNames();
    return (await read()).map((person) => toEntry(path, person, names));
  });
}

/** Merges entries of the same name into the first, which gets the designations of the others as text. */
function onceByName(people: readonly Entry[]): Entry[] {
  const byName = Map.groupBy(people, ({ title }) => title.en);
  return [...byName.values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, text: [first.text, ...others.flatMap(({ note }) => [note.en, note.ne])].join(' ') }] : [],
  );
}

/** File name extension, which would become part of the last word. */
const EXTENSION = /\.\w+$/;

const entriesOf = memoizeOf('notice-entries', ({ notices }: SortedNotices): readonly Entry[] =>
  notices.map(
    ({
      id,
      description,
      translation,
      letterNumber = '',
      body,
      contact = '',
      created,
      lastDate,
      attachments,
      replacedBy,
    }) => {
      const fileNames = attachments.map(({ downloadName }) => downloadName.replace(EXTENSION, '')).join(' ');
      const bodies = [body?.en, body?.ne].map((text) => plainWords(text ?? ''));
      return {
        kind: 'notices',
        path: noticePath(id),
        title: titlesOf({ description, translation }),
        note: replacedBy === undefined ? unlocalized('') : messages.replaced,
        whole: [description, translation].filter(Boolean).join('\n'),
        text: [letterNumber, fileNames, contact, ...bodies].filter(Boolean).join(' '),
        fileNames,
        date: created,
        lastDate: replacedBy === undefined ? lastDate : null,
      };
    },
  ),
);

async function noticeEntries(): Promise<readonly Entry[]> {
  return entriesOf(await noticeList('all'));
}

async function publicationEntries(): Promise<Entry[]> {
  const noteOf = ({ editors, publisher }: Publication) => [editors, publisher].filter(Boolean).join(' · ');
  return (await getPublications()).map((publication) => {
    const { id, about, published, nepali } = publication;
    return {
      kind: 'publications',
      path: publicationAnchor(id),
      title: publicationTitles(publication),
      note: { en: noteOf(publication), ne: noteOf(inLanguage(publication, 'ne')) },
      text: [about, nepali?.about].filter(Boolean).join(' '),
      date: published,
    };
  });
}

async function albumEntries(): Promise<Entry[]> {
  return (await getAlbums()).map((album) => ({
    kind: 'albums',
    path: `/gallery/${album.id}`,
    title: { en: albumTitle(album, 'en'), ne: albumTitle(album, 'ne') },
    note: album.title ? { en: album.description, ne: inLanguage(album, 'ne').description } : unlocalized(''),
    text: '',
    date: album.date,
    ...(album.images[0] && { picture: album.images[0].thumbnail }),
  }));
}

async function eventEntries(): Promise<Entry[]> {
  return (await getEvents()).map((event) => {
    const { title, place, description } = inLanguage(event, 'ne');
    return {
      kind: 'events',
      path: eventPath(event.id),
      title: { en: event.title, ne: title },
      note: { en: event.place, ne: place },
      text: [event.type, eventTypeNames[event.type].ne, event.description, description].join(' '),
      date: event.start,
    };
  });
}

/** All entries of the search. `isWhole`: false if the campus API did not return some of them. */
export async function readIndexEntries(): Promise<{ list: Entry[]; isWhole: boolean }> {
  const read = (readers: readonly (() => Promise<readonly Entry[]>)[]) =>
    Promise.all(readers.map((reader) => attempt(reader)));
  const [pages, people, records] = await Promise.all([
    read([
      async () => pageEntries(await readSiteContent()),
      async () => departmentEntries(await readSiteContent()),
      async () => programmeEntries(await readSiteContent()),
    ]),
    read(peopleReaders()),
    read([noticeEntries, publicationEntries, eventEntries, albumEntries]),
  ]);
  const values = (attempts: typeof people) => attempts.flatMap((entries) => (entries.ok ? entries.value : []));
  return {
    list: [...values(pages), ...writeEntries(), ...followEntries(), ...onceByName(values(people)), ...values(records)],
    isWhole: [...pages, ...people, ...records].every(({ ok }) => ok),
  };
}
