import { prepareCampusApi } from '#campus-api/index.ts';
import { fixtureOptions, removeFixture } from '#campus-api/testing/fixture-api.ts';
import { locales } from '#content/locale.ts';
import { type Office, openAdmin } from '../admin.ts';
import type { Draft } from '../drafts.ts';
import { messagesIn } from '../messages/index.ts';
import type { Session } from '../sessions.ts';
import { formParts } from './form-parts.ts';
import { kinds } from './index.ts';
import type { Kind, SentForm } from './record-type.ts';

// One for all tests: none of them changes a record.
const campus = fixtureOptions();
let office: Office;

beforeAll(async () => {
  prepareCampusApi(campus);
  const settings = {
    port: 0,
    host: '127.0.0.1',
    origin: null,
    trustedProxies: 0,
    user: 'office',
    password: 'niilo pahaaD',
  };
  ({ office } = await openAdmin({ ...settings, campus }));
});
afterAll(() => {
  office.close();
  removeFixture(campus);
});

const session: Session = {
  key: 'key',
  csrf: 'csrf',
  account: { id: 1, userName: 'office', role: 'administrator' },
};
const viewIn = (language: (typeof locales)[number]) => ({
  language,
  words: messagesIn(language),
  session: null,
  path: '/',
});

/** The form of a record as its page opens it; of a new one without `id`. */
function sentForm(kind: Kind, id: number | null, language: (typeof locales)[number] = 'en'): SentForm {
  const before = id === null ? null : kind.known(office, id);
  const draft: Draft = { id: 'd'.repeat(43), kind: kind.name, fields: before?.fields ?? {}, files: [] };
  return { view: viewIn(language), office, draft, before, files: [] };
}

const html = (kind: Kind, sent: SentForm, problems: { field: string; text: string }[] = []) =>
  String(kind.form(formParts(sent.view, kind.path, sent.draft, sent.before, problems, null), sent));

/** The records of the fixture that a kind knows. */
const idsOf = (kind: Kind) => Array.from({ length: 20 }, (_, id) => id).filter((id) => kind.known(office, id) !== null);

describe.each(kinds.map((kind) => [kind.name, kind] as const))('the form of a %s', (_, kind) => {
  test('is stored by a draft with every control', () => {
    // Files and buttons are none of its fields.
    const stored = [...kind.fields, 'files', 'do'];
    const [id = null] = idsOf(kind);
    for (const sent of [sentForm(kind, id), ...(kind.isFixed ? [] : [sentForm(kind, null)])]) {
      const names = [...html(kind, sent).matchAll(/ name="([^"]+)"/g)].map(([, name = '']) => name);
      expect(names.length).toBeGreaterThan(0);
      expect(names.filter((name) => !stored.includes(name))).toEqual([]);
    }
  });

  test.each(locales)('names each field that can be wrong, in %s', (language) => {
    const labels = kind.labels(messagesIn(language));
    for (const label of Object.values(labels)) expect(label).toMatch(/\S/);
    const [id = null] = idsOf(kind);
    const [field = ''] = kind.fields.filter((name) => name in labels).concat(Object.keys(labels));
    const problem = { field, text: 'This is wrong.' };
    expect(html(kind, sentForm(kind, id, language), [problem])).toContain(problem.text);
  });

  test('changes nothing when it is sent as it was opened', async () => {
    // A committee without a name is still to be filled in.
    const ids = idsOf(kind).filter((id) => Object.keys(kind.known(office, id)?.fields ?? {}).length > 0);
    expect(ids.length).toBeGreaterThan(0);
    for (const id of ids) {
      const before = kind.known(office, id);
      const send = () => {
        const { problems, write } = kind.read(sentForm(kind, id));
        expect(problems).toEqual([]);
        return office.change(session, { confirmed: true }, (open) => write(open, id, undefined));
      };
      await send();
      expect(kind.known(office, id)).toEqual(before);
      expect((await send()).change).toBeNull();
    }
  });
});
