import { join } from 'node:path';
import sharp from 'sharp';
import type { AdminSession } from '#campus-api/accounts/sessions.ts';
import { sampleContent } from '#campus-api/campus/sample-content.ts';
import { prepareCampusApi } from '#campus-api/index.ts';
import { withAdminCampus } from '#campus-api/testing/admin-campus.ts';
import { allMessagesIn } from '#campus-api/testing/admin-messages.ts';
import { quietSettings } from '#campus-api/testing/admin-pages.ts';
import { fixtureFile, fixtureOptions, removeFixture } from '#campus-api/testing/fixture-api.ts';
import { openAdmin } from '#campus-api/web/admin.ts';
import type { Draft } from '#campus-api/web/drafts/drafts.ts';
import { formParts } from '#campus-api/web/records/form-parts.ts';
import { formValues } from '#campus-api/web/records/form-values.ts';
import type { RecordType } from '#campus-api/web/records/record-type.ts';
import type { SentForm } from '#campus-api/web/records/sent-form.ts';
import type { AdminServices } from '#campus-api/web/requests/services.ts';
import { locales } from '#content/locale.ts';
import { introductionHtml, typedIntroduction } from './contact/introduction.ts';
import { recordTypes } from './index.ts';

describe('types', () => {
  // Shared by all tests: none of them changes a record.
  const campus = fixtureOptions();
  let services: AdminServices;

  beforeAll(async () => {
    prepareCampusApi(campus);
    ({ services } = await openAdmin({ ...quietSettings, user: 'admin', password: 'niilo pahaaD', campus }));
    services.database.exec("UPDATE notices SET last_date = '2030-01-01'");
    services.database.exec("INSERT INTO redirects (id, source, target) VALUES (1, '/old', '/about')");
    services.database.exec(
      `INSERT INTO events (id, uid, title, start_date, end_date, start_time, content) VALUES (1, 'a', 'Test', '2026-12-06', '2026-12-08', '07:00',
        '{"type":"exam","endTime":"10:00","place":"Hall","updatedAt":"2026-11-01T10:00:00+05:45","nepali":{"title":"परीक्षा"}}')`,
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
        const ids = idsOf(recordType).filter(
          (id) => Object.keys(recordType.load(services, id)?.fields ?? {}).length > 0,
        );
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
});

describe('names', () => {
  const campus = withAdminCampus();

  async function succeed(...args: string[]): Promise<string> {
    const { status, stdout, stderr } = await campus().attempt(args);
    expect([status, stderr]).toEqual([0, '']);
    return stdout;
  }
  const members = async (id: number) => [await campus().post('/staffs/searchCommittee', [id])].flat(2);

  test('a person has names in both languages, and a reply without them is as in the contract', async () => {
    await succeed(
      'staff',
      'edit',
      '2',
      '--name-ne',
      'सीता गिरी',
      '--designation-ne',
      'उपप्राध्यापक',
      '--about-ne',
      'परिचय',
      '--about',
      'A teacher',
    );
    expect(await campus().body('/staffs/searchEmpByType?id=1&keyId=3')).toMatchObject([
      expect.not.objectContaining({ nepali: expect.anything() }),
      {
        fullName: 'Person 2',
        designation: 'Lecturer',
        nepali: { fullName: 'सीता गिरी', designation: 'उपप्राध्यापक', about: 'परिचय' },
      },
      {},
    ]);
    await succeed('staff', 'edit', '2', '--name', '', '--name-ne', 'सीता गिरी');
    expect(await campus().body('/staffs/searchEmpByType?id=1&keyId=3')).toMatchObject([
      {},
      { fullName: 'सीता गिरी' },
      {},
    ]);
  });

  test('a role in a committee replaces the designation in both languages', async () => {
    await succeed('staff', 'edit', '2', '--designation-ne', 'उपप्राध्यापक');
    await succeed('staff', 'edit', '3', '--name-ne', 'गीता थापा', '--designation-ne', 'उपप्राध्यापक');
    const seats = ['--seat', '2: Chair | अध्यक्ष', '--seat', '3: Member', '--yes'];
    await succeed('committee', 'set', '9', '--name-ne', 'शिक्षक सङ्घ', ...seats);
    const [chair, member] = await members(9);
    expect(chair).toMatchObject({ designation: 'Chair', nepali: { designation: 'अध्यक्ष', committee: 'शिक्षक सङ्घ' } });
    expect(member).toMatchObject({ designation: 'Member' });
    expect(member).toHaveProperty('nepali', { fullName: 'गीता थापा', committee: 'शिक्षक सङ्घ' });
    await succeed('structure', 'set', 'authorities', '--seat', '2: Head | प्रमुख');
    expect(await campus().post('/staffs/getStricture', [2])).toMatchObject([
      [{ designation: 'Head', nepali: { designation: 'प्रमुख' } }],
    ]);
  });

  test('a committee is added to a page and removed, and its id is above the requested ones', async () => {
    const added = ['--name', 'Exam Committee', '--page', '/teachersAssociation', '--seat', '1: Chair'];
    expect(await succeed('committee', 'add', ...added)).toContain('committee 100, Exam Committee, 1 seats');
    expect(await members(100)).toMatchObject([{ id: 1, committee: 'Exam Committee' }]);
    expect(await campus().body('/staffs/committees')).toEqual([
      { id: 9, page: '/teachersAssociation' },
      { id: 100, page: '/teachersAssociation' },
    ]);
    const { stderr } = await campus().attempt(['committee', 'set', '100', '--page', '/library']);
    expect(stderr).toContain('/library');
    await succeed('committee', 'remove', '100', '--yes');
    expect(await campus().body('/staffs/committees')).toEqual([{ id: 9, page: '/teachersAssociation' }]);
  });

  test('an album, a publication and the contact have texts in both languages', async () => {
    await succeed('publication', 'add', '--title', 'Bulletin', '--title-ne', 'बुलेटिन', '--about-ne', 'वार्षिक', '--yes');
    expect(await campus().body('/publication/search?search=बुले&limit=15&offset=0')).toMatchObject([
      { description: 'Bulletin', about: 'वार्षिक', nepali: { description: 'बुलेटिन' } },
    ]);
    await succeed('contact', 'edit', '--city-ne', 'पोखरा', '--title-ne', 'परीक्षण क्याम्पस');
    expect(await campus().body('/contact?id=1')).toMatchObject({
      title: 'Test Campus',
      city: 'Pokhara',
      nepali: { title: 'परीक्षण क्याम्पस', city: 'पोखरा' },
    });
    expect(await succeed('contact', 'show')).toContain('city: Pokhara\ncity, Nepali: पोखरा');
  });
});

describe('albums', () => {
  const campus = withAdminCampus();

  /** A telephone picture: rotated, with metadata of its orientation and location. */
  const photograph = () =>
    sharp({ create: { width: 2400, height: 1200, channels: 3, background: 'green' } })
      .withExif({ IFD3: { GPSLatitude: '28/1 12/1 0/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();

  test('an album is added from a folder in the order of its file names, upright, resized and without its location', async () => {
    const { attempt, options, write, body, storedFiles } = campus();
    const photo = await photograph();
    expect(await sharp(photo).metadata()).toMatchObject({ orientation: 6, exif: expect.anything() });
    write('picture 10.JPG', photo);
    const folder = join(write('picture 2.jpg', photo), '..');
    write('list.txt', 'no picture');
    const added = await attempt(['album', 'add', '--title', 'Sports week', '--date', '2083-08-01', folder, '--yes']);
    expect(added).toMatchObject({ status: 0, stderr: '' });
    const names = /^\d+-1-picture-2-jpg\.jpg,\d+-2-picture-10-jpg\.jpg$/;
    expect(await body('/gallery/search?search=sports week')).toMatchObject([
      { id: 3, title: 'Sports week', date: '2026-11-17', images: expect.stringMatching(names) },
    ]);
    const stored = storedFiles().filter((name) => name.includes('picture-2-'));
    const sizes = await Promise.all(stored.map((name) => sharp(join(options.dataDir, 'files', name)).metadata()));
    expect(sizes.map(({ width, height, exif }) => [width, height, exif])).toEqual([
      [240, 480, undefined],
      [1000, 2000, undefined],
    ]);
    expect((await attempt(['album', 'list'])).stdout).toContain(
      '3 2026-11-17 (1 Mangsir 2083), 2 pictures: Sports week',
    );
    expect(await attempt(['album', 'remove', '3', '--yes'])).toMatchObject({ status: 0 });
    expect(storedFiles()).toEqual([fixtureFile]);
  });

  test('an album with files that are not pictures is rejected, and each such file is named', async () => {
    const { attempt, write, storedFiles } = campus();
    const files = [
      write('a.jpg', await photograph()),
      write('b.jpg', 'no picture'),
      write('c.png', Buffer.from('\x89PNG\r\n\x1a\nbroken', 'latin1')),
    ];
    const { status, stderr } = await attempt(['album', 'add', '--title', 'x', ...files]);
    expect(status).toBe(1);
    expect(stderr).toMatch(
      /b\.jpg: the content of the file does not match its name.*\n.*c\.png: a part of this picture is missing/,
    );
    expect(storedFiles()).toEqual([fixtureFile]);
  });
});

describe('the introduction', () => {
  test.each([
    ['Since 2017', '<p>Since 2017</p>'],
    ['One\ntwo\n\n \n\nthree & four', '<p>One<br>two</p>\n<p>three &amp; four</p>'],
    [
      '# इतिहास\n## Today\n- एक\n• two\nend',
      '<h2>इतिहास</h2>\n<h3>Today</h3>\n<ul>\n<li>एक</li>\n<li>two</li>\n</ul>\n<p>end</p>',
    ],
    [
      '**Our** [page](/about?a=1&b=2) and 2 ** 3',
      '<p><strong>Our</strong> <a href="/about?a=1&amp;b=2">page</a> and 2 ** 3</p>',
    ],
    [
      '[**Form**](https://tu.edu.np/) [x](javascript:1)',
      '<p><a href="https://tu.edu.np/"><strong>Form</strong></a> [x](javascript:1)</p>',
    ],
    ['१ < २', '<p>१ &lt; २</p>'],
    ['<h2 id="a">History</h2>\n\nSince <i>2017</i>\nend', '<h2 id="a">History</h2>\n<p>Since <i>2017</i><br>end</p>'],
  ])('the introduction %j is stored as HTML, and comes back', (typed, html) => {
    expect(introductionHtml(typed)).toBe(html);
    expect(introductionHtml(typedIntroduction(html))).toBe(html);
  });

  test.each([
    ['<p>a</p>\n\n<h2>b</h2><ul><li>c<li><b>d</b></ul>', 'a\n\n# b\n\n- c\n- **d**'],
    ['<p>&lt;b&gt; &amp; c</p>', '<p>&lt;b&gt; &amp; c</p>'],
    ['<p># no heading</p>\n<p>a ** b ** c</p>', '<p># no heading</p>\n\na ** b ** c'],
    ['<p>a<br><br>b</p>', '<p>a<br><br>b</p>'],
    ['<ol><li>a</li></ol>', '<ol><li>a</li></ol>'],
    ['<ul><li>a<ul><li>b</li></ul></li></ul>', '<ul><li>a<ul><li>b</li></ul></li></ul>'],
    ['<p lang="en">a</p>', '<p lang="en">a</p>'],
  ])('%j is edited as %j', (html, typed) => {
    expect(typedIntroduction(html)).toBe(typed);
  });

  test('many comments before a text are unchanged', () => {
    expect(introductionHtml(`${'<!---->'.repeat(100)}<p>a</p>`)).toContain('<p>a</p>');
  });

  test('the introduction of the sample is edited without HTML, and unchanged when published again', () => {
    const { campusIntroduction } = sampleContent().contact;
    const typed = typedIntroduction(campusIntroduction);
    expect(typed).not.toMatch(/[<>&]/);
    expect(introductionHtml(typed)).toBe(campusIntroduction);
  });
});
