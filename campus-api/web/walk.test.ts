import { addAccount } from '#campus-api/accounts/admin-accounts.ts';
import { dummyHash } from '#campus-api/accounts/password-hash.ts';
import { prepareDatabase } from '#campus-api/campus/prepare.ts';
import { sampleContent } from '#campus-api/campus/sample-content.ts';
import { recordTypes } from '#campus-api/records/index.ts';
import { sampleDocuments } from '#campus-api/records/site-document/sample-documents.ts';
import { openApp } from '#campus-api/testing/admin-app.ts';
import { quietSettings } from '#campus-api/testing/admin-pages.ts';
import { fixtureOptions, removeFixture } from '#campus-api/testing/fixture-api.ts';
import { markupOf } from '#lib/platform/http/testing/markup.ts';
import { openAdmin } from './admin.ts';
import { createAdminApp } from './app.ts';

const NOW = Date.parse('2026-11-20T12:00:00+05:45');

async function openSample() {
  const campus = {
    ...fixtureOptions(),
    content: sampleContent(),
    siteDocuments: sampleDocuments(),
    qaaPassword: undefined,
  };
  const { database } = prepareDatabase(campus, false);
  for (const role of ['administrator', 'publisher'] as const)
    addAccount(database, { userName: role, role, passwordHash: dummyHash }, null);
  database.close();
  const { services, imports } = await openAdmin({ ...quietSettings, user: 'sita', password: null, campus });
  const admin = openApp(services, imports, 'http://localhost:4100');
  const close = () => {
    services.close();
    removeFixture(campus);
  };
  return { admin, close };
}

/** Ids of records of the sample, by the list that they are in; of other lists the first. */
const IDS: Readonly<Record<string, string>> = { notices: '217', enquiries: 'K7M2-94QX', site: 'page/library' };
const EXAMPLES = ['1', 'K7M2-94QX', 'a'.repeat(43), 'menu', '2026-11-20'];

// A walk of many pages, on a machine that may be busy.
jest.setTimeout(600_000);

let sample: Awaited<ReturnType<typeof openSample>>;
beforeAll(async () => {
  jest.useFakeTimers({ now: NOW, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] });
  sample = await openSample();
});
afterAll(() => sample.close());

/** A browser that logged in a moment after those before it, as lists of sessions are sorted by time. */
function newBrowser(role: 'administrator' | 'publisher') {
  jest.setSystemTime(Date.now() + 1);
  return sample.admin.browser(role);
}

/** Random and secret values, and times of this run. */
const withoutChance = (text: string) =>
  text.replace(/[\w-]{43,}|\b(?:[A-Z2-7]{4} ?){8}/g, '…').replace(/\b[\da-f]{16,}\b/g, '…');

/** The addresses of a method, with an example of each parameter. */
function paths(method: string): string[] {
  const exampleOf = (pattern: string) =>
    EXAMPLES.find((value) => new RegExp(`^(?:${pattern})$`).test(value)) ?? pattern.split('|')[0] ?? '';
  const { routes } = createAdminApp(sample.admin.services, sample.admin.imports);
  const all = routes
    .filter((route) => route.method === method && !/\*|^\/(?:assets|brand|logout)\b/.test(route.path))
    .map(({ path }) =>
      path.replaceAll(/:\w+(?:\{((?:[^{}]|\{[^}]*\})*)\})?/g, (_, pattern = '[\\w-]{43}') => {
        const own = IDS[path.split('/')[1] ?? ''];
        return own !== undefined && new RegExp(`^(?:${pattern})$`).test(own) ? own : exampleOf(pattern);
      }),
    );
  return [...new Set(all)];
}

const bodyOf = async (reply: Response, path: string) => {
  if (!reply.headers.get('content-type')?.startsWith('text/html')) return '';
  const part = path === '/' ? /(?<=<body[^>]*>).*(?=<footer)/s : /<main.*<\/main>/s;
  return markupOf(part.exec(await reply.text())?.[0] ?? '', 12);
};
const written = async (reply: Response, path: string) =>
  withoutChance(`${reply.status} ${reply.headers.get('location') ?? ''}\n${await bodyOf(reply, path)}`);

test.each(['administrator', 'publisher'] as const)('the pages of the %s are as in the snapshot', async (role) => {
  const { cookie } = newBrowser(role);
  for (const path of paths('GET')) {
    const reply = await sample.admin.send(path, { headers: { cookie } });
    const isOwn = role === 'administrator' || /^\/(?:$|log|notices)/.test(path);
    if (reply.status !== 404 && isOwn) expect(await written(reply, path)).toMatchSnapshot(path);
  }
});

test('empty forms are received as in the snapshot', async () => {
  for (const path of paths('POST').filter((each) => !/^\/(?:backup|imports?|login|log|accounts\/1)\b/.test(each))) {
    const browser = newBrowser('administrator');
    let reply = await sample.admin.submit(browser, path);
    if (reply.status === 415 || reply.status === 400)
      reply = await sample.admin.upload(browser, path, [
        ['do', 'publish'],
        ['document', 'menu'],
      ]);
    if (reply.status !== 404) expect(await written(reply, path)).toMatchSnapshot(path);
  }
});

test.each(recordTypes.map(({ path }, at) => [path, at] as const))(
  'a record of %s without anything has the problems of the snapshot',
  async (path, at) => {
    const browser = newBrowser('administrator');
    const draft = `${path}/drafts/${'bcdefghijklmnopq'.charAt(at).repeat(43)}`;
    const reply = await sample.admin.upload(browser, draft, [['do', 'publish']]);
    const location = reply.headers.get('location');
    const next = location ? await sample.admin.send(location, { headers: { cookie: browser.cookie } }) : reply;
    expect(await written(next, path)).toMatchSnapshot();
  },
);
