import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describePlan } from '#campus-api/imports/plan/describe-plan.ts';
import { planImport } from '#campus-api/imports/plan/plan-import.ts';
import { withAdminCampus } from '#campus-api/testing/admin-campus.ts';
import { folderSource } from '#packages/site-import/files/index.ts';
import {
  type ExportedItem,
  exportFile,
  OLD_SITE,
  smallPdf,
  smallPng,
} from '#packages/site-import/testing/wordpress-export.ts';
import { readExport } from '#packages/site-import/wordpress/index.ts';

const campus = withAdminCampus();

const uploads = `${OLD_SITE}/wp-content/uploads/2024/05`;
const page = (content: string, item: Partial<ExportedItem> = {}): ExportedItem => ({
  id: 1,
  type: 'page',
  title: 'Page',
  slug: 'about-old',
  content,
  ...item,
});
const attachment = (id: number, url: string, parent = 0): ExportedItem => ({
  id,
  type: 'attachment',
  title: `File ${id}`,
  attachmentUrl: url,
  parent,
});

/** The plan of an export, with files of the folder of uploads. */
async function plan(items: readonly ExportedItem[], names: readonly string[] = [], edit = (text: string) => text) {
  const folder = join(dirname(campus().write('export.xml', edit(exportFile(items)))), 'uploads');
  for (const name of names) {
    const path = join(folder, '2024/05', name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, /pdf$/.test(name) ? smallPdf : smallPng());
  }
  const site = await readExport(join(folder, '../export.xml'));
  const database = new DatabaseSync(join(campus().options.dataDir, 'campus.db'), { readOnly: true });
  try {
    mkdirSync(folder, { recursive: true });
    const planned = planImport(database, site, { map: new Map(), source: folderSource(folder) });
    const text = describePlan(planned, 'en', 1000);
    return { ...planned, text, texts: planned.pages.map(({ parts }) => JSON.stringify(parts)).join('\n') };
  } finally {
    database.close();
  }
}

test.each([
  ['qTranslate', '[:en]Results[:ne]नतिजा[:]', '[:en]<p>Open.</p>[:ne]<p>खुला।</p>[:]'],
  [
    'qTranslate as comments',
    '<!--:en-->Results<!--:--><!--:ne-->नतिजा<!--:-->',
    '<!--:en--><p>Open.</p><!--:--><!--:ne--><p>खुला।</p><!--:-->',
  ],
  ['WPGlobus', '{:en}Results{:}{:ne}नतिजा{:}', '{:en}<p>Open.</p>{:}{:ne}<p>खुला।</p>{:}'],
])('marks of %s become one record in two languages, with terms, menu and captions', async (_, title, content) => {
  const { pages, notices, menu, text } = await plan(
    [
      page(content, { title }),
      { id: 2, title, content, terms: [['category', 'results', title]] },
      { id: 3, title, excerpt: content },
      page(`${content}<img src="${uploads}/gate.png" alt="${title.replaceAll('"', '')}">[gallery ids="9"]`, {
        id: 4,
        slug: 'gate',
      }),
      { ...attachment(9, `${uploads}/hall.png`), title, meta: { _wp_attachment_image_alt: title } },
      {
        id: 8,
        type: 'nav_menu_item',
        title: '',
        terms: [['nav_menu', 'main', 'Main']],
        meta: { _menu_item_type: 'post_type', _menu_item_object_id: '1', _menu_item_menu_item_parent: '0' },
      },
      {
        id: 7,
        type: 'nav_menu_item',
        title,
        terms: [['nav_menu', 'main', 'Main']],
        meta: { _menu_item_type: 'custom', _menu_item_url: 'https://tu.edu.np/', _menu_item_menu_item_parent: '0' },
      },
    ],
    ['gate.png', 'hall.png'],
  );
  const both = { en: 'Results', ne: 'नतिजा' };
  expect(pages[0]).toMatchObject({ title: both, parts: [{ paragraphs: [{ en: 'Open.', ne: 'खुला।' }] }] });
  expect(pages[1]?.pictures.map(({ alt }) => alt)).toContainEqual(both);
  expect(notices.map(({ description }) => description)).toEqual(Array(2).fill('Results. Open. / नतिजा। खुला।'));
  expect(menu?.entries).toMatchObject([{ label: both, path: '/about-old' }, { label: both }]);
  expect(text).toContain('Results / नतिजा → exam');
  expect(text).not.toMatch(/[[{]:|<!--/);
});

test('words outside of marks belong to both languages, and other languages are named', async () => {
  const { pages, text } = await plan([
    page('<p>2024</p>[:en]<p>A</p>[:ne]<p>क</p>[:hi]<p>ख</p>[:]', { title: '[:en]A[:ne]क[:]' }),
  ]);
  expect(pages[0]?.parts).toEqual([
    {
      paragraphs: [
        { en: '2024', ne: '2024' },
        { en: 'A', ne: 'क' },
      ],
    },
  ]);
  expect(text).toContain(`A (${OLD_SITE}/about-old/): [:hi]`);
});

test('reusable blocks and tables of TablePress are part of their texts; others are named', async () => {
  const { texts, notices, text } = await plan([
    page(
      '<!-- wp:paragraph --><p>Come.</p><!-- /wp:paragraph --><!-- wp:block {"ref":20} /-->[table id=2 /][table id="9" /]<!-- wp:latest-posts {"a":1} /-->',
    ),
    { id: 2, title: 'Holiday', content: '<!-- wp:block {"ref":20} /-->' },
    { id: 20, type: 'wp_block', title: 'Hours', content: '<p>Open from 10 to 5.</p>' },
    {
      id: 30,
      type: 'tablepress_table',
      title: 'Other',
      content: '[["A","B"],["1","2"]]',
      meta: { _tablepress_export_table_id: '1' },
    },
    {
      id: 31,
      type: 'tablepress_table',
      title: 'Fees',
      content: JSON.stringify([
        ['Year', 'Fee', 'x'],
        ['1', '<b>2,000</b>', 'x'],
        ['#rowspan#', '#colspan#', 'x'],
        ['hidden', 'hidden', 'x'],
      ]),
      meta: { _tablepress_export_table_id: '2', _tablepress_table_visibility: '{"rows":[1,1,1,0],"columns":[1,1,0]}' },
    },
  ]);
  expect(texts).toContain('"paragraphs":[{"en":"Come."},{"en":"Open from 10 to 5."}]');
  expect(texts).toContain('"rows":[[{"en":"1"},{"en":"2,000"}],[{"en":"1"},{"en":"1"}]]');
  expect(notices[0]?.description).toBe('Holiday. Open from 10 to 5.');
  expect(text).toContain(`Page (${OLD_SITE}/about-old/): block latest-posts, [table id=9]`);
});

test('files of custom fields are attached, and other fields are named', async () => {
  const { notices, text } = await plan(
    [
      {
        id: 1,
        title: 'Result',
        meta: {
          ...{ result_file: '70', _result_file: 'field_1', scans: 'a:1:{i:0;s:2:"71";}', _scans: 'field_2' },
          ...{ seats: '72', _seats: 'field_3', fee: 'Rs. 500 a year', _fee: 'field_4', theme_pdf: `${uploads}/d.pdf` },
          ...{ phone: '061-500104', _phone: 'field_5', days: 'a:1:{i:0;s:6:"Sunday";}', _days: 'field_6' },
          ...{ _EventStartDate: '2024-05-06 10:00:00', _EventStartDateUTC: '2024-05-06 04:15:00' },
        },
      },
      ...[70, 71, 72].map((id) => attachment(id, `${uploads}/${'abc'.charAt(id - 70)}.pdf`)),
      // Definitions of fields may follow their values.
      { id: 2, type: 'acf-field', slug: 'field_3', content: 'a:2:{s:4:"type";s:6:"number";}' },
    ],
    ['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf'],
  );
  expect(notices[0]?.files.map(({ original }) => original)).toEqual(['a.pdf', 'b.pdf', 'd.pdf']);
  expect(text).toContain(
    `Result (${OLD_SITE}/item-1/): fee: Rs. 500 a year, phone: 061-500104, days: Sunday, _EventStartDate: 2024-05-06 10:00:00`,
  );
  expect(text).toContain(`File 72 (${uploads}/c.pdf)`);
});

test('a gallery that is larger than a page becomes an album to which the page links', async () => {
  const ids = Array.from({ length: 30 }, (_, index) => 101 + index);
  const files = ids.map((id) => attachment(id, `${uploads}/p${id}.png`, 1));
  const names = ids.map((id) => `p${id}.png`);
  for (const gallery of [`[gallery ids="${ids.join(',')}"]`, '[gallery]']) {
    const { pages, albums, text } = await plan([page(`<p>Day</p>${gallery}`), ...files], names);
    expect(albums).toMatchObject([{ title: 'Page', date: '2020-05-01', pictures: { length: 30 } }]);
    expect(pages[0]).toMatchObject({
      pictures: [],
      parts: [{}, { paragraphs: [{ en: expect.stringMatching(/^\[Pictures: 30\]\(\/gallery\/\d+\)$/) }] }],
    });
    expect(text).toContain('pictures: 30');
  }
});

test.each([
  [
    'Photon',
    `<img src="https://i0.wp.com/old.campus.example/wp-content/uploads/2024/05/gate.png?resize=640%2C480&amp;ssl=1">`,
  ],
  [
    'a lazy picture',
    `<img src="data:image/gif;base64,R0lGODlhAQ" data-src="${uploads}/gate.png" alt="Gate"><noscript><img src="${uploads}/gate.png"></noscript>`,
  ],
  [
    'a lazy picture with a placeholder',
    `<img src="/x/lazy_placeholder.gif" data-lazy-src="${uploads}/gate-300x200.png">`,
  ],
  ['a picture for browsers without scripts', `<noscript><img src="${uploads}/gate.png"></noscript>`],
  ['a candidate of a set', `<img srcset="${uploads}/gate-300x200.png 300w, ${uploads}/gate-1024x768.png 1024w">`],
  ['a smaller size', `<img src="${uploads}/gate-300x200.png">`],
  ['a scaled picture', `<img src="${uploads}/gate-scaled.png"><img src="${uploads}/gate-1024x768.png">`],
  ['a former domain', '<img src="http://former.example/campus/wp-content/uploads/2024/05/gate.png">'],
  ['another spelling of its host', '<img src="//www.old.campus.example/wp-content/uploads/2024/05/gate.png">'],
])('%s leads to the original picture', async (_, content) => {
  const guid = 'http://former.example/campus/?page_id=1';
  const { pages } = await plan([page(`<p>Text</p>${content}`, { guid })], ['gate.png']);
  expect(pages[0]?.pictures.map(({ file }) => file.original)).toEqual(['gate.jpg']);
});

test('a version that the folder has stands in for a missing original', async () => {
  const { pages } = await plan([page(`<img src="${uploads}/gate-300x200.png">`)], ['gate-scaled.png']);
  expect(pages[0]?.pictures).toHaveLength(1);
});

test('links of a former domain and of WordPress.com lead to pages and files', async () => {
  const edit = (text: string) => text.replaceAll(OLD_SITE, 'https://campus.wordpress.com');
  const host = 'https://campus.files.wordpress.com/2024/05';
  const { notices, texts } = await plan(
    [
      {
        id: 1,
        title: 'Result',
        content: `<p>See <a href="${host}/result.pdf">it</a>.</p><img src="${host}/gate.png?w=640">`,
      },
      attachment(2, `${host}/result.pdf`),
      attachment(3, `${host}/gate.png`),
      page('<a href="http://localhost/campus/?p=1">Result</a>', { id: 4, guid: 'http://localhost/campus/?page_id=4' }),
    ],
    ['result.pdf', 'gate.png'],
    edit,
  );
  expect(notices[0]?.files.map(({ original }) => original)).toEqual(['result.pdf', 'gate.png']);
  expect(texts).toMatch(/\[Result\]\(\/notice\/item\/\d+\)/);
});

test('links behind pictures and icons, with blanks, for letters and calls remain', async () => {
  const pdf = `${uploads}/Exam Routine.pdf`;
  const { notices, texts, pages, text } = await plan(
    [
      { id: 1, title: 'By picture', content: `<a href="${pdf}"><img src="${uploads}/gate.png" alt="Result"></a>` },
      {
        id: 2,
        title: 'By icon',
        content: `<p>Result: <a href="${pdf}"><i class="fa"></i></a> or <a href="https://forms.example/a b.html">form</a></p>`,
      },
      page(
        `<table><tr><th>Form</th><th>File</th></tr><tr><td>Admission</td><td><a href="${pdf}"><i></i></a></td></tr><tr><td>Transfer</td><td><a href="${pdf}">Download</a></td></tr></table>
        <p>Write to <a href="mailto:exam@old.example?subject=x">the section</a> or call <a href="tel:+97761520001">the office </a>now, <a href="viber://chat">chat</a>, <a href="${OLD_SITE}/gone/">gone</a>.</p>
        <img src="https://elsewhere.example/a.jpg">`,
        { id: 3 },
      ),
    ],
    ['Exam Routine.pdf', 'gate.png'],
  );
  expect(notices.map(({ files }) => files.map(({ original }) => original))).toEqual([
    ['gate.png', 'Exam Routine.pdf'],
    ['Exam Routine.pdf'],
  ]);
  expect(notices[1]?.description).toContain('form (https://forms.example/a%20b.html)');
  expect(texts).toMatch(/\[Admission\]\(\/files\/.+\[Transfer: Download\]\(\/files\//);
  expect(texts).toContain('the section (exam@old.example) or call the office (+97761520001) now, chat, gone.');
  expect(pages[0]?.pictures).toEqual([]);
  for (const line of [
    '<a href="viber:…">',
    `Page: “gone” (${OLD_SITE}/gone/)`,
    'Page: https://elsewhere.example/a.jpg',
  ])
    expect(text).toContain(line);
});

test('a page of Elementor whose content is empty has the texts of its widgets', async () => {
  const settings = {
    title: 'Library',
    editor: '<p>We have four departments.</p>',
    image: { url: `${uploads}/gate.png` },
    tabs: [{ tab_title: 'Hours', tab_content: '10 to 5' }],
  };
  const data = JSON.stringify([{ elements: [{ elements: [{ widgetType: 'text-editor', settings }], settings: [] }] }]);
  const { texts, pages } = await plan(
    [page('', { meta: { _elementor_edit_mode: 'builder', _elementor_data: data } })],
    ['gate.png'],
  );
  for (const words of ['Library', 'We have four departments.', 'Hours', '10 to 5']) expect(texts).toContain(words);
  expect(pages[0]?.pictures).toHaveLength(1);
});

test('files whose names have signs as letters of their own are found under either spelling', async () => {
  const link = `<a href="${uploads}/re%CC%81sume%CC%81.pdf">Form</a>`;
  const { notices } = await plan([{ id: 1, title: 'Form', content: link }], ['r\u00e9sum\u00e9.pdf']);
  expect(notices[0]?.files.map(({ original }) => original)).toEqual(['r\u00e9sum\u00e9.pdf']);
});

test('an item that is not public, damaged or of a plug-in is named with its reason', async () => {
  const { text, remarks } = await plan(
    [
      { id: 1, title: 'Next', status: 'future', dateGmt: '2027-01-05 04:15:00' },
      { id: 2, type: 'mec-events', title: 'Sports day', link: `${OLD_SITE}/?mec=2` },
      { id: 3, type: 'revision' },
    ],
    [],
    (file) => file.replace('</channel>', '<item>\n<title>Torn</item></channel>'),
  );
  for (const line of [`Next (scheduled 2027-01-05): ${OLD_SITE}/item-1/`, 'mec-events: Sports day', 'revision: 1'])
    expect(text).toContain(line);
  expect(text).toMatch(/Torn, line \d+: its XML is damaged \(unexpected close tag/);
  expect(remarks.find(({ code }) => code === 'item-broken')?.values.reason).toMatchObject({
    ne: expect.stringMatching(/^यसको XML बिग्रिएको छ \(unexpected close tag/),
  });
});
