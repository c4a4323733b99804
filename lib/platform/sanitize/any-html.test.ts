import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { allowedTags } from './policy.ts';
import { sanitiseWithReport } from './sanitize.ts';
import { hostile } from './testing/hostile.ts';

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
  fc.constantFrom('javascript:alert(1)', '//evil.example/', 'campus.jpg', '"', "'", '>', '&#x6A;avascript:', '\u0000'),
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
