import { plainText } from './plain-text.ts';

const paragraphs = (html: string) => plainText(html).split('\n\n');

test('keeps paragraphs, lists and lines apart', () => {
  expect(paragraphs('<h2>One</h2><p>two <b>bold</b></p><ul><li>a<li>b</ul>c<br>d')).toEqual([
    'One',
    'two bold',
    'a',
    'b',
    'c',
    'd',
  ]);
});

test('leaves out what is not read', () => {
  expect(paragraphs('<style>p{}</style>a<script>x()</script><!-- b -->c<title>t</title>')).toEqual(['ac']);
  expect(paragraphs('a<script>never closed')).toEqual(['a']);
  expect(paragraphs('a<!-- never closed')).toEqual(['a']);
});

test('reads entities, and what only looks like a tag', () => {
  expect(paragraphs('&lt;b&gt; &amp;amp; &#2325; 1 < 2')).toEqual(['<b> &amp; क 1 < 2']);
});

test('nothing makes nothing', () => {
  expect(paragraphs('')).toEqual(['']);
  expect(paragraphs('<p> </p>&nbsp;')).toEqual(['']);
});
