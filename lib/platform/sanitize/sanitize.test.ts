import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { allowedAttributes, allowedTags } from './policy.ts';
import { sanitiseWithReport } from './sanitize.ts';
import { hostile } from './testing/hostile.ts';

async function htmlOf(source: string): Promise<string> {
  const result = (await sanitiseWithReport(source)).visible;
  if (!('html' in result)) throw new Error('was reduced to text');
  return result.html;
}

/** Every element and attribute of HTML as a browser would parse it. */
function inventory(html: string): { tags: string[]; attributes: { name: string; value: string }[] } {
  const elements: DefaultTreeAdapterTypes.Element[] = [];
  const collect = (nodes: DefaultTreeAdapterTypes.ChildNode[]) => {
    for (const node of nodes) {
      if (!('tagName' in node)) continue;
      elements.push(node);
      collect(node.childNodes);
    }
  };
  collect(parseFragment(html).childNodes);
  return { tags: elements.map(({ tagName }) => tagName), attributes: elements.flatMap(({ attrs }) => attrs) };
}

describe('hostile HTML', () => {
  test.each(hostile)('is made safe: %s', async (source) => {
    const { tags, attributes } = inventory(await htmlOf(source));
    expect(tags.filter((tag) => !allowedTags.includes(tag))).toEqual([]);
    const added = ['rel', 'loading'];
    expect(attributes.filter(({ name }) => ![...allowedAttributes, ...added].includes(name))).toEqual([]);
    for (const { name, value } of attributes) {
      if (name === 'src') expect(value).toMatch(/^\/files\/[^/]+$/);
      if (name === 'href') expect(value).toMatch(/^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i);
    }
  });
});

test('running text, tables and links are preserved', async () => {
  const text =
    '<p lang="en">A <strong>campus</strong> <a href="/qaa">in the</a> hills</p><ul><li lang="en">one</li></ul>' +
    '<table><tbody><tr><td colspan="2" lang="en">x</td></tr></tbody></table>';
  expect(await htmlOf(text)).toBe(text);
});

test('external links get a rel and lose their target', async () => {
  expect(await htmlOf('<a href="https://a.example/" target="_blank">a</a>')).toBe(
    '<a href="https://a.example/" rel="noopener noreferrer">a</a>',
  );
});

test('only stored pictures of the campus are preserved', async () => {
  const stored = '<img src="/files/campus%201.jpg" alt="" loading="lazy">';
  expect(await htmlOf('<img src="campus 1.jpg">')).toBe(stored);
  expect(await htmlOf('<img src="/images/campus%201.jpg" srcset="https://a.example/x 2x">')).toBe(stored);
  for (const source of [
    'https://a.example/x.jpg',
    '//a.example/x.jpg',
    'data:image/png;base64,AA',
    '/api/visits',
    '../x',
  ]) {
    expect(await htmlOf(`x<img src="${source}">`)).toBe('x');
  }
});

test('headings begin at the second level and skip none', async () => {
  const levels = async (html: string) => (await htmlOf(html)).match(/<h\d/g);
  expect(await levels('<h3>a</h3><h3>b</h3>')).toEqual(['<h2', '<h2']);
  expect(await levels('<h1>a</h1><h4>b</h4><h1>c</h1>')).toEqual(['<h2', '<h3', '<h2']);
  expect(await levels('<h6>a</h6><h2>b</h2><h6>c</h6>')).toEqual(['<h2', '<h2', '<h3']);
});

test('each block gets its language', async () => {
  expect(await htmlOf('<p>Welcome</p><p>स्वागत</p><div><p>क <b>ख</b></p></div>')).toBe(
    '<p lang="en">Welcome</p><p lang="ne">स्वागत</p><div lang="ne"><p>क <b>ख</b></p></div>',
  );
});

describe('HTML out of bounds', () => {
  test('is returned as text for 40 KB of nested blocks', async () => {
    expect((await sanitiseWithReport(`${'<div>'.repeat(8000)}deep &amp; dark`)).visible).toEqual({
      text: 'deep & dark',
    });
  });

  test('is cut to its beginning for 5 MB', async () => {
    const result = (await sanitiseWithReport('<p>नमस्ते &lt;b&gt;</p>\n'.repeat(200_000))).visible;
    if (!('text' in result)) throw new Error('was sanitised');
    expect(result.text).toMatch(/^नमस्ते <b>\n\nनमस्ते/);
    expect(result.text).toMatch(/…$/);
    expect(result.text.length).toBeLessThan(22_001);
  });
});

test.each([
  ['<p>A <strong>campus</strong> <a href="/qaa">in the</a> hills</p><!-- since 2017 -->', []],
  ['<html><head></head><body><p>A</p></body></html>', []],
  [
    '<p onclick="x()">A</p><script>x()</script><font>B</font><font>C</font>',
    ['attribute onclick', 'element script', 'element font'],
  ],
  ['<a href="javascript:x()">A</a><a href="page.html">B</a>', ['address javascript:x()', 'address page.html']],
  ['<a href="https://a.example/" rel="nofollow">A</a>', []],
  ['<img src="https://a.example/a.jpg"><img src="/files/a.jpg">', ['picture https://a.example/a.jpg']],
  ['<div>'.repeat(200), ['marks ']],
])('the removed parts of %j are reported', async (source, expectedParts) => {
  const { removed, visible } = await sanitiseWithReport(source);
  expect(removed.map(({ what, name }) => `${what} ${name}`).sort()).toEqual([...expectedParts].sort());
  expect(visible).toEqual((await sanitiseWithReport(source)).visible);
});
