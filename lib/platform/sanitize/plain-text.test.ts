import { plainText } from './plain-text.ts';

const paragraphs = (html: string) => plainText(html).split('\n\n');

test('paragraphs, list items and lines are separated', () => {
  expect(paragraphs('<h2>One</h2><p>two <b>bold</b></p><ul><li>a<li>b</ul>c<br>d')).toEqual([
    'One',
    'two bold',
    'a',
    'b',
    'c',
    'd',
  ]);
});

test('scripts, styles and comments are removed', () => {
  expect(paragraphs('<style>p{}</style>a<script>x()</script><!-- b -->c<title>t</title>')).toEqual(['ac']);
  expect(paragraphs('a<script>never closed')).toEqual(['a']);
  expect(paragraphs('a<!-- never closed')).toEqual(['a']);
});

test('entities are decoded, and a lone < is text', () => {
  expect(paragraphs('&lt;b&gt; &amp;amp; &#2325; 1 < 2')).toEqual(['<b> &amp; क 1 < 2']);
});

test('empty HTML becomes an empty text', () => {
  expect(paragraphs('')).toEqual(['']);
  expect(paragraphs('<p> </p>&nbsp;')).toEqual(['']);
});
