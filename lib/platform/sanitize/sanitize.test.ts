import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { plainText } from './plain-text.ts';
import { allowedAttributes, allowedTags } from './policy.ts';
import { isWithinBounds, MAX_BYTES, sanitiseWithReport } from './sanitize.ts';
import { requestSanitizer } from './sanitizer.ts';
import { hostile } from './testing/hostile.ts';

describe('policy', () => {
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
});

describe('generated HTML', () => {
  /** All names of elements and attributes in DOMPurify's lists, which it does not export. */
  const purifierNames = [
    ...readFileSync(require.resolve('dompurify'), 'utf8').matchAll(/freeze\(\[([^\]]*)\]\)/g),
  ].flatMap(([, names = '']) => [...names.matchAll(/["']([\w:-]+)["']/g)].map(([, name = '']) => name));

  /** Elements that affect the parsing of a document or the state of the parser. */
  const parserElements = (
    'html head body frameset frame noframes noscript noembed template plaintext xmp image isindex select option ' +
    'textarea title style script table caption colgroup col tr td svg math foreignObject mi mglyph annotation-xml'
  ).split(' ');

  const name = fc.oneof(fc.constantFrom(...purifierNames), fc.constantFrom(...parserElements));
  const value = fc.oneof(
    fc.string({ maxLength: 12 }),
    fc.constantFrom(
      'javascript:alert(1)',
      '//evil.example/',
      'campus.jpg',
      '"',
      "'",
      '>',
      '&#x6A;avascript:',
      '\u0000',
    ),
  );
  const attribute = fc.tuple(name, value).map(([key, text]) => ` ${key}="${text}"`);
  const tag = fc
    .tuple(
      fc.constantFrom('<', '<', '</', '<!'),
      name,
      fc.array(attribute, { maxLength: 3 }),
      fc.constantFrom('>', '>', '/>', ''),
    )
    .map(([open, element, attributes, close]) => open + element + attributes.join('') + close);
  const segment = fc.oneof(
    { weight: 6, arbitrary: tag },
    { weight: 2, arbitrary: fc.string({ maxLength: 20 }) },
    { weight: 1, arbitrary: fc.constantFrom(...hostile, '<!--', '-->', '<![CDATA[', ']]>', '&lt;', 'नमस्ते') },
  );
  const html = fc.array(segment, { minLength: 1, maxLength: 12 }).map((segments) => segments.join(''));

  type Node = DefaultTreeAdapterTypes.ChildNode;

  /** The tags, attributes and addresses of HTML as a browser would parse it. */
  function inventory(nodes: Node[]) {
    const elements: DefaultTreeAdapterTypes.Element[] = [];
    const collect = (node: Node): void => {
      if (!('tagName' in node)) return;
      elements.push(node);
      node.childNodes.forEach(collect);
    };
    nodes.forEach(collect);
    const attributes = elements.flatMap(({ attrs }) => attrs);
    return {
      tags: elements.map(({ tagName }) => tagName),
      handlers: attributes.filter((attr) => /^(on|style|id|name|action)/.test(attr.name)),
      addresses: attributes.flatMap((attr) => (['href', 'src'].includes(attr.name) ? attr.value : [])),
    };
  }

  test('DOMPurify’s lists are found in its source', () => {
    expect(purifierNames.length).toBeGreaterThan(200);
    expect(purifierNames).toEqual(expect.arrayContaining(['blockquote', 'feGaussianBlur', 'munderover']));
  });

  const singleElements = [...purifierNames, ...parserElements].map(
    (element) => `a<${element}>b</${element}>c<${element}>`,
  );

  test('1,000 generated texts with all elements become harmless HTML or plain text', async () => {
    const texts = [...new Set(singleElements), ...fc.sample(html, { seed: 2083, numRuns: 1000 })].slice(0, 1000);
    const failed: unknown[] = [];
    for (const text of texts) {
      const result = await sanitiseWithReport(text).catch((error: unknown) => ({ text, error }));
      if ('error' in result) {
        failed.push(result);
        continue;
      }
      if (!('html' in result.visible)) continue;
      const { tags, handlers, addresses } = inventory(parseFragment(result.visible.html).childNodes);
      const violations = [
        ...tags.filter((element) => !allowedTags.includes(element)),
        ...handlers,
        ...addresses.filter((address) => !/^(https?:|mailto:|tel:|#|\/(?![/\\]))/i.test(address)),
      ];
      if (violations.length > 0) failed.push({ text, violations });
    }
    expect(failed).toEqual([]);
  });

  test('a text with a frameset, for which DOMPurify returns nothing, becomes plain text', async () => {
    expect((await sanitiseWithReport('<frameset><p>Founded in 1965</p></frameset>')).visible).toEqual({
      text: 'Founded in 1965',
    });
  });
});

describe('limits', () => {
  const attributes = (count: number) => Array.from({ length: count }, (_, index) => `a${index}=1`).join(' ');
  const flat = (bytes: number) => '<p>x</p>'.repeat(2900).padEnd(bytes, 'x');

  test.each([
    ['nothing', ''],
    ['an ordinary text', '<p>Since <b>2017</b></p><ul><li>one<li>two</ul>'],
    ['90 levels', '<div>'.repeat(90)],
    ['50 attributes', `<p ${attributes(50)}>x</p>`],
    ['exactly 200 KB', flat(MAX_BYTES)],
    ['ill-nested but shallow', '<b><p><i></b></p></i><table><b>x'],
  ])('%s is within bounds', (_, html) => expect(isWithinBounds(html)).toBe(true));

  test.each([
    ['one byte more than 200 KB', flat(MAX_BYTES + 1)],
    ['200 KB of Devanagari, counted in bytes', 'क'.repeat(MAX_BYTES / 3 + 1)],
    ['101 levels', '<div>'.repeat(101)],
    ['51 attributes', `<p ${attributes(51)}>x</p>`],
    ['3001 elements', '<br>'.repeat(3001)],
    ['formatting that is opened again and again', `${'<p><b><i><u><s><a>'.repeat(20)}${'<p>x'.repeat(2000)}`],
    ['depth behind a comment in raw text', `<style><!--</style>${'<div>'.repeat(500)}`],
    ['depth behind raw text in foreign content', `<svg><style>${'<div>'.repeat(500)}`],
    ['depth in a template', `<template>${'<div>'.repeat(500)}</template>`],
  ])('%s is out of bounds', (_, html) => expect(isWithinBounds(html)).toBe(false));
});

describe('plain text', () => {
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
});

describe('the sanitizer process', () => {
  /** Sanitizers that earlier tests started in the same process: they end after a while. */
  const others = running();

  /** The child processes that run the sanitizer. */
  function running(): number[] {
    const lines = execFileSync('ps', ['-ww', '-o', 'pid=,args=', '--ppid', String(process.pid)], { encoding: 'utf8' });
    return lines
      .split('\n')
      .filter((line) => line.includes('sanitizer-process.ts'))
      .map((line) => Number.parseInt(line, 10));
  }

  const sanitizers = () => running().filter((pid) => !others.includes(pid));

  afterAll(() => {
    for (const pid of sanitizers()) process.kill(pid, 'SIGKILL');
  });

  test('one process handles concurrent requests, each with its own report', async () => {
    const names = ['font', 'script', 'iframe', 'form'];
    const reports = await Promise.all(names.map((name) => requestSanitizer(`<p>A</p><${name}>`)));
    expect(reports.map(({ removed }) => removed)).toEqual(names.map((name) => [{ what: 'element', name }]));
    expect(sanitizers()).toHaveLength(1);
  });

  test('a crashed sanitizer rejects the request; the next one restarts it', async () => {
    await requestSanitizer('<p>A</p>');
    const [pid, ...more] = sanitizers();
    if (!pid || more.length > 0) throw new Error(`expected one sanitizer, not ${pid}, ${more}`);
    process.kill(pid, 'SIGSTOP');
    const pending = requestSanitizer('<p>B</p>');
    process.kill(pid, 'SIGKILL');
    await expect(pending).rejects.toThrow('the sanitizer of introductions ended');
    expect((await requestSanitizer('<p>C</p>')).visible).toEqual({ html: '<p lang="en">C</p>' });
  });
});
