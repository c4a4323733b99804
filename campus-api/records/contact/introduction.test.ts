import { sampleContent } from '#campus-api/campus/sample-content.ts';
import { introductionHtml, typedIntroduction } from './introduction.ts';

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
