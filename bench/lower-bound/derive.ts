import { readFileSync } from 'node:fs';
import { type DefaultTreeAdapterMap, defaultTreeAdapter, html, parse, serialize } from 'parse5';
import { hashSource } from '#lib/http/content-security-policy.ts';
import { PAGE_SCRIPT } from '#lib/routes/paths.ts';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/** The few bytes of the page's own that any page of its kind needs: those that open its notices, for one. */
const own = () => new Set(readFileSync('.next/inline-scripts', 'utf8').split('\n'));

const attribute = (element: Element, name: string) => element.attrs.find((each) => each.name === name)?.value ?? '';

function elements(node: Node): Element[] {
  if (!('childNodes' in node)) return [];
  const within = node.childNodes.flatMap(elements);
  return 'attrs' in node ? [node, ...within] : within;
}

const textOf = ({ childNodes }: Element) => childNodes.map((child) => ('value' in child ? child.value : '')).join('');

/**
 * A page as one would write it by hand: the same HTML with its style sheets in it and nothing of the framework.
 * @param read the text of one of its files
 */
export async function lowerBound(page: string, read: (path: string) => Promise<string>): Promise<string> {
  const ours = own();
  const document = parse(page, { scriptingEnabled: true });
  for (const element of elements(document)) {
    const isScript = element.tagName === 'script';
    const rel = attribute(element, 'rel');
    const isForScripts = rel === 'modulepreload' || (rel === 'preload' && attribute(element, 'as') === 'script');
    const isData = attribute(element, 'type') === 'application/ld+json';
    const isOwn = attribute(element, 'src').startsWith(PAGE_SCRIPT);
    if (isForScripts || (isScript && !isData && !isOwn && !ours.has(hashSource(textOf(element))))) {
      defaultTreeAdapter.detachNode(element);
    }
    if (rel === 'stylesheet') {
      const style = defaultTreeAdapter.createElement('style', html.NS.HTML, []);
      const path = attribute(element, 'href');
      defaultTreeAdapter.insertText(style, absolute(await read(path), path));
      if (element.parentNode) defaultTreeAdapter.insertBefore(element.parentNode, style, element);
      defaultTreeAdapter.detachNode(element);
    }
  }
  return serialize(document);
}

/** A style sheet names its files from where it is. */
function absolute(css: string, path: string): string {
  return css.replaceAll(/url\((?!['"]?(?:data:|#))['"]?([^'")]+)['"]?\)/g, (_, url: string) => {
    const { pathname } = new URL(url, `http://localhost${path}`);
    return `url(${pathname})`;
  });
}
