import { sampleContent } from '#campus-api/campus/sample-content.ts';
import { withoutParagraphs, withParagraphs } from './introduction.ts';

test.each([
  ['Since 2017', '<p>Since 2017</p>'],
  ['One\ntwo\n\n \n\nthree & four', '<p>One<br>two</p>\n<p>three &amp; four</p>'],
  [
    '<h2>History</h2>\n\nSince <b>2017</b>\n\n<ul>\n<li>a</li>\n\n<li>b</li>\n</ul>\nend',
    '<h2>History</h2>\n<p>Since <b>2017</b></p>\n<ul>\n<li>a</li>\n\n<li>b</li>\n</ul>\n<p>end</p>',
  ],
  ['१ < २', '<p>१ &lt; २</p>'],
])('text %j becomes paragraphs and converts back unchanged', (typed, html) => {
  expect(withParagraphs(typed)).toBe(html);
  expect(withParagraphs(withoutParagraphs(html))).toBe(html);
});

test.each(['', '<p>a</p>\n\n<p>b</p>', '<div>a</div>', '<ul><li>a</ul>', '<p lang="ne">क<br>ख</p>\n<p>c'])(
  'HTML %j is unchanged',
  (html) => {
    expect(withParagraphs(html)).toBe(html);
    expect(withParagraphs(withoutParagraphs(html))).toBe(html);
  },
);

test('many comments before a text are unchanged', () => {
  const html = `${'<!---->'.repeat(100)}<p>a</p>`;
  expect(withParagraphs(html)).toContain('<p>a</p>');
});

test('an unchanged introduction is identical when published again', () => {
  const { campusIntroduction } = sampleContent().contact;
  expect(withParagraphs(withoutParagraphs(campusIntroduction))).toBe(campusIntroduction);
  expect(withoutParagraphs('<p>Since 2017</p>\n<h2>Today</h2>\n<p>One<br>two</p>')).toBe(
    'Since 2017\n\n<h2>Today</h2>\n\nOne\ntwo',
  );
});
