import fc from 'fast-check';
import { newId } from '#campus-api/accounts/sessions.ts';
import { withAdminApp } from '#campus-api/testing/admin-app.ts';

const admin = withAdminApp();

const key = fc.constantFrom(
  'page/library',
  'menu',
  'chart',
  'translations',
  'public-information',
  'programme/bbs',
  'home',
);
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom(
      'parts',
      'table',
      'cell',
      'text',
      'points',
      'en',
      'ne',
      'src',
      'links',
      'is',
      'alt',
      'rows',
    ),
  },
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      '0',
      '1',
      '-1',
      '99999999',
      'caption',
      'columns',
      'facts',
      'value',
      'pictures',
      'banner',
    ),
  },
  { weight: 1, arbitrary: fc.constantFrom('__proto__', 'constructor', 'toString', '', '%00', '\ud800') },
);
const first = fc.constantFrom(
  'parts',
  'title',
  'pictures',
  'entries',
  'root',
  'names',
  'charter',
  'history',
  'publishAt',
  'fee',
);
const path = fc.tuple(first, fc.array(step, { maxLength: 5 })).map(([name, steps]) => [name, ...steps].join('.'));
const value = fc.oneof(
  fc.constantFrom(
    '1',
    '3',
    '999999',
    'cells',
    'text',
    'on',
    '',
    '-',
    'a | b',
    '-- a',
    'a\tb\n"c',
    'draft:x',
    '/files/../x',
    '१,२३४',
  ),
  fc.constantFrom('constructor', '__proto__', 'x'.repeat(5000), '\u0000', 'k/LIff tflnsf'),
  fc.string({ maxLength: 20 }),
);
const verb = fc.constantFrom(
  'add',
  'up',
  'down',
  'delete',
  'cells',
  'text',
  'row',
  'column',
  'unrow',
  'uncolumn',
  'unicode',
  'pictures',
);
const action = fc.oneof(
  fc.tuple(verb, path).map(([name, argument]) => `${name}:${argument}`),
  fc.constantFrom('publish', 'preview', 'later', 'keep', 'language:en'),
);

test('any controls of a document with any button return a page, and the draft can be opened again', async () => {
  const browser = admin().browser('editor');
  const sent = fc.record({ key, controls: fc.array(fc.tuple(path, value), { maxLength: 25 }), action });
  await fc.assert(
    fc.asyncProperty(sent, async ({ key: document, controls, action: button }) => {
      const url = `/site/drafts/${newId()}`;
      const parts: [string, string][] = [['document', document], ['revision', ''], ...controls, ['do', button]];
      const { status } = await admin().upload(browser, url, parts);
      expect([200, 303]).toContain(status);
      for (const query of ['', '?check', '?at=parts.0']) {
        const page = await admin().send(url + query, { headers: { cookie: browser.cookie } });
        // A published draft is gone.
        expect([200, 404]).toContain(page.status);
      }
    }),
    { numRuns: 200 },
  );
});
