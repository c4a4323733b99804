import { contentPages, descriptionOf, textsOf } from './content-pages.ts';
import { registerSite, sampleSite, siteOf } from './testing/sample-site.ts';

const words = [{ paragraphs: [{ en: 'See [the library](/library).', ne: '[पुस्तकालय](/library) हेर्नुहोस्।' }] }];
const title = { en: 'Page' };
const siteWith = (pages: Record<string, unknown>) =>
  siteOf(Object.entries(pages).map(([id, content]) => ({ key: `page/${id}`, content })));
const pathsOf = (pages: Record<string, unknown>) => [...contentPages(siteWith(pages)).keys()];

afterEach(() => registerSite(siteOf([])));

test('published pages are listed, and drafts, pages without text and reserved addresses are not', () => {
  const paths = pathsOf({
    'life/ncc': { title, parts: words },
    draft: { title, parts: words, isDraft: true },
    empty: { title, parts: [] },
    'empty-part': { title, parts: [{ paragraphs: [], points: [] }] },
    about: { title, parts: words },
    'notice/vacancies': { title, parts: words },
  });
  expect(paths.filter((path) => path !== '/accessibility' && path !== '/privacy')).toEqual(['/life/ncc']);
});

test('a page of pictures is published', () => {
  const picture = { src: '/pictures/a.webp', width: 1, height: 1, alt: title };
  expect(pathsOf({ art: { title, pictures: [picture], parts: [] } })).toContain('/art');
});

test('the statements of the product are listed until the campus publishes its own', () => {
  const [standard, draft, own] = [
    {},
    { privacy: { title, parts: words, isDraft: true } },
    { privacy: { title, parts: words } },
  ];
  const titleOf = (pages: Record<string, unknown>) => contentPages(siteWith(pages)).get('/privacy')?.title.en;
  expect([standard, draft, own].map(titleOf)).toEqual(['Privacy', 'Privacy', 'Page']);
});

test('a page without a description is described by its first text without addresses, then by its title', () => {
  registerSite(sampleSite);
  const describe = (page: object) => {
    const parsed = contentPages(siteWith({ page: { title, parts: words, ...page } })).get('/page');
    return parsed && descriptionOf(parsed).en;
  };
  expect(describe({ description: { en: 'About it' } })).toBe('About it');
  expect(describe({})).toBe('See the library.');
  expect(describe({ parts: [{ facts: [{ label: title, value: 5 }] }] })).toBe('Page');
});

test('the texts of a page are those of all fields of its parts, without numbers', () => {
  const text = (en: string) => ({ en });
  const part = {
    heading: text('Heading'),
    paragraphs: [text('Paragraph')],
    points: [text('Point')],
    facts: [{ label: text('Label'), value: 50 }],
    table: { caption: text('Caption'), columns: [text('Column')], rows: [[text('Cell')], [7]] },
    tiles: [text('Tile')],
    tileNote: text('Note'),
  };
  const page = contentPages(siteWith({ page: { title, parts: [part] } })).get('/page');
  const expected = ['Heading', 'Paragraph', 'Point', 'Label', 'Caption', 'Column', 'Cell', 'Tile', 'Note'];
  expect(page && textsOf(page).map(({ en }) => en)).toEqual(expected);
});
