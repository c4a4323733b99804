import type { AdminSession } from '#campus-api/accounts/sessions.ts';
import { prepareCampusApi } from '#campus-api/index.ts';
import { allMessagesIn } from '#campus-api/testing/admin-messages.ts';
import { fixtureOptions, removeFixture } from '#campus-api/testing/fixture-api.ts';
import { openAdmin } from '#campus-api/web/admin.ts';
import type { Draft } from '#campus-api/web/drafts/drafts.ts';
import { formParts } from '#campus-api/web/records/form-parts.ts';
import { formValues } from '#campus-api/web/records/form-values.ts';
import type { RecordType } from '#campus-api/web/records/record-type.ts';
import type { SentForm } from '#campus-api/web/records/sent-form.ts';
import type { AdminServices } from '#campus-api/web/requests/services.ts';
import { locales } from '#content/locale.ts';
import { recordTypes } from './index.ts';

// Shared by all tests: none of them changes a record.
const campus = fixtureOptions();
let services: AdminServices;

beforeAll(async () => {
  prepareCampusApi(campus);
  const settings = {
    port: 0,
    host: '127.0.0.1',
    origin: null,
    trustedProxies: 0,
    siteUrl: 'http://localhost:3000',
    recognises: false,
    provider: null,
    mail: null,
    user: 'admin',
    password: 'niilo pahaaD',
  };
  ({ services } = await openAdmin({ ...settings, campus }));
  services.database.exec("UPDATE notices SET last_date = '2030-01-01'");
  services.database.exec("INSERT INTO redirects VALUES (1, '/old', '/about')");
  services.database.exec(
    "INSERT INTO events VALUES (1, 'a', 'exam', 'Test', 'परीक्षा', '2026-12-06', '2026-12-08', '07:00', '10:00', 'Hall', NULL, '', NULL, NULL, 1, '2026-11-01T10:00:00+05:45', NULL, NULL)",
  );
});
afterAll(() => {
  services.close();
  removeFixture(campus);
});

const session: AdminSession = {
  key: 'key',
  csrf: 'csrf',
  account: { id: 1, userName: 'admin', role: 'administrator', areas: null },
};
const viewIn = (language: (typeof locales)[number]) => ({
  language,
  messages: allMessagesIn(language),
  session: null,
  path: '/',
});

/** The form of a record as its page opens it; without `id` of a new one. */
function sentForm(recordType: RecordType, id: number | null, language: (typeof locales)[number] = 'en'): SentForm {
  const before = id === null ? null : recordType.load(services, id);
  const draft: Draft = { id: 'd'.repeat(43), kind: recordType.name, fields: before?.fields ?? {}, files: [] };
  return { view: viewIn(language), services, draft, before, files: [] };
}

const html = (recordType: RecordType, sent: SentForm, problems: { field: string; text: string }[] = []) =>
  String(recordType.form(formParts(sent.view, recordType.path, sent.draft, sent.before, problems, null), sent));

/** Ids of the records of a type in the fixture. */
const idsOf = (recordType: RecordType) =>
  Array.from({ length: 20 }, (_, id) => id).filter((id) => recordType.load(services, id) !== null);

describe.each(recordTypes.map((recordType) => [recordType.name, recordType] as const))(
  'the form of a %s',
  (_, recordType) => {
    test('has only controls that a draft stores', () => {
      // Files and buttons are not stored as fields.
      const stored = [...recordType.fields, 'files', 'do'];
      const [id = null] = idsOf(recordType);
      for (const sent of [sentForm(recordType, id), ...(recordType.isFixed ? [] : [sentForm(recordType, null)])]) {
        const names = [...html(recordType, sent).matchAll(/ name="([^"]+)"/g)].map(([, name = '']) => name);
        expect(names.length).toBeGreaterThan(0);
        expect(names.filter((name) => !stored.includes(name))).toEqual([]);
      }
    });

    test.each(locales)('labels each field that can have a problem, in %s', (language) => {
      const labels = recordType.labels(language);
      for (const label of Object.values(labels)) expect(label).toMatch(/\S/);
      const [id = null] = idsOf(recordType);
      const [field = ''] = recordType.fields.filter((name) => name in labels).concat(Object.keys(labels));
      const problem = { field, text: 'This is wrong.' };
      expect(html(recordType, sentForm(recordType, id, language), [problem])).toContain(problem.text);
    });

    test('compares its values in their order', () => {
      const [id = null] = idsOf(recordType);
      const sent = sentForm(recordType, id);
      const names = formValues({ services, recordType }, sent.view, sent.draft, sent.before).map(({ name }) => name);
      const visible = [...html(recordType, sent).matchAll(/ (?:id|name)="([^"]+)"/g)].map(([, name = '']) => name);
      expect(names.length).toBeGreaterThan(0);
      expect(names).toEqual([...new Set(visible)].filter((name) => names.includes(name)));
    });

    test('changes nothing when it is sent unchanged', async () => {
      // Committees without a name are not filled in yet.
      const ids = idsOf(recordType).filter((id) => Object.keys(recordType.load(services, id)?.fields ?? {}).length > 0);
      expect(ids.length).toBeGreaterThan(0);
      for (const id of ids) {
        const before = recordType.load(services, id);
        const send = () => {
          const { problems, write } = recordType.read(sentForm(recordType, id));
          expect(problems).toEqual([]);
          return services.change(session, { confirmed: true }, (open) => write(open, id, undefined));
        };
        await send();
        expect(recordType.load(services, id)).toEqual(before);
        expect((await send()).change).toBeNull();
      }
    });
  },
);

/** Values of controls that take no other text. */
const special: Readonly<Record<string, string>> = {
  startTime: '07:30',
  endTime: '16:15',
  closingTime: '17:00',
  from: '/old-result',
  to: '/notice',
};

/** Names of the controls of a form that take any text: no list, day, time, address or name of a file. */
function textControls(page: string): string[] {
  const controls = [...page.matchAll(/<(input|textarea)\b[^>]*? name="([^"]+)"[^>]*>/g)];
  const isText = (control: string) => !/ (?:type="(?!text")|list=|data-part=)/.test(control);
  const names = controls.flatMap(([control, , name = '']) =>
    isText(control) && !/AtTime$|^fileLabel$/.test(name) ? name : [],
  );
  return [...new Set(names)];
}

test.each(recordTypes.map((recordType) => [recordType.name, recordType] as const))(
  'each text that is entered in the form of a %s is stored, and shown again',
  async (_, recordType) => {
    const ids = idsOf(recordType);
    const hasSeats = (id: number) => recordType.load(services, id)?.fields.staffId?.some(Boolean);
    const id = ids.find(hasSeats) ?? ids[0] ?? null;
    const sent = sentForm(recordType, id);
    const names = textControls(html(recordType, sent));
    expect(names.length).toBeGreaterThan(0);
    const { staffId } = sent.draft.fields;
    const entered = names.map((name): [string, string[]] => {
      const values = sent.draft.fields[name] ?? [''];
      // Rows without a person are dropped.
      const isRow = values.length > 1 && staffId !== undefined;
      return [
        name,
        values.map((value, index) => (isRow && !staffId[index] ? value : (special[name] ?? `नयाँ ${name} ${index}`))),
      ];
    });
    const fields = { ...sent.draft.fields, ...Object.fromEntries(entered) };
    const { problems, write } = recordType.read({ ...sent, draft: { ...sent.draft, fields } });
    expect(problems).toEqual([]);
    await services.change(session, { confirmed: true }, (open) => write(open, id, undefined));
    const stored = recordType.load(services, id ?? 0)?.fields ?? {};
    expect(Object.fromEntries(names.map((name) => [name, stored[name]]))).toEqual(Object.fromEntries(entered));
  },
);
