import { type DefaultTreeAdapterTypes, parse } from 'parse5';

/** `nonce`: null where there is none. */
export interface PageScript {
  text: string;
  nonce: string | null;
}

type Node = DefaultTreeAdapterTypes.Node;

/** The scripts in the text of a page, as a browser finds them: not those in comments, templates or attributes. */
export function inlineScripts(html: string): PageScript[] {
  return collect(parse(html, { scriptingEnabled: true }));
}

function collect(node: Node): PageScript[] {
  if (!('childNodes' in node)) return [];
  if (node.nodeName !== 'script' || !('attrs' in node)) return node.childNodes.flatMap(collect);
  const attribute = (name: string) => node.attrs.find((each) => each.name === name)?.value ?? null;
  if (attribute('src') !== null) return [];
  const text = node.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
  return [{ text, nonce: attribute('nonce') }];
}
