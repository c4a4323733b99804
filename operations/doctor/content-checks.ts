import { inLanguage } from '#lib/platform/i18n/in-language.ts';
import { contentAddresses } from '#lib/platform/routes/content-addresses.ts';
import { fetchContact, fetchContactRecord } from '#lib/site/campus-client/contact.ts';
import { countVisit } from '#lib/site/campus-client/counter.ts';
import { fetchAllAlbums, fetchLatestAlbums } from '#lib/site/campus-client/gallery.ts';
import { fetchDepartmentNotices, fetchFlashNotices, fetchHomeNotices } from '#lib/site/campus-client/notices.ts';
import { fetchAllPublications, fetchLatestPublications } from '#lib/site/campus-client/publications.ts';
import { getQaaDocuments } from '#lib/site/campus-client/qaa.ts';
import { fetchSite } from '#lib/site/campus-client/site.ts';
import type { Contact } from '#lib/site/campus-client/types.ts';
import { type Check, type CheckReport, count, noteNames } from './check.ts';

function list(shows: string, call: string, noun: string, fetchList: () => Promise<readonly unknown[]>): Check {
  return { shows, call, run: async () => ({ summary: count((await fetchList()).length, noun) }) };
}

async function reportContact(contact: Contact | null): Promise<CheckReport> {
  if (!contact) return { summary: 'no record', problems: ['there is no record'] };
  const { title, address, city, state, country } = inLanguage(contact, 'ne');
  return {
    summary: contact.title || 'without a name',
    notes: await noteNames([title], [address, city, state, country]),
  };
}

/** The documents of the machine with the admin. */
export const siteContentCheck: Check = {
  shows: 'pages of the campus, menu',
  call: 'GET /site',
  async run() {
    const { page, programme, department, ...single } = await fetchSite();
    const documents = [page, programme, department, single].flatMap((each) => Object.keys(each));
    return { summary: count(documents.length, 'document') };
  },
};

/** All calls for content of the campus except people, in the order of the specification. */
export const contentChecks: Check[] = [
  {
    shows: 'count of visits',
    call: 'GET /counter',
    run: async () => ({ summary: `${count(await countVisit(), 'visit')}, this one counted` }),
  },
  {
    shows: 'address in the footer, Contact',
    call: 'GET /contact',
    run: async () => reportContact(await fetchContact()),
  },
  { shows: 'About Us', call: 'GET /contact?id=1', run: async () => reportContact(await fetchContactRecord()) },
  list('Gallery', 'GET /gallery/all', 'album', fetchAllAlbums),
  list('albums on Home', 'GET /gallery/search', 'album', fetchLatestAlbums),
  {
    shows: 'Publications',
    call: 'GET /publication',
    async run() {
      const all = await fetchAllPublications();
      return {
        summary: count(all.length, 'publication'),
        notes: await noteNames(all.map(({ publisher }) => publisher)),
      };
    },
  },
  list(
    'publications on Home',
    'GET /publication/search?search=&limit=15&offset=0',
    'publication',
    fetchLatestPublications,
  ),
  list('notices on Home', 'GET /notice/search?search=&limit=7&offset=0', 'notice', fetchHomeNotices),
  ...[...contentAddresses().categories].map(([department, id]) =>
    list(`notices: ${department}`, `GET /notice/?depId=${id}`, 'notice', () => fetchDepartmentNotices(department)),
  ),
  list('flash notices', 'GET /notice/flashNotice', 'notice', fetchFlashNotices),
  list('documents of the QAA area', 'GET /qaa/getQaaDocc', 'document', getQaaDocuments),
];
