import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import type { AdminPages } from './admin-pages.ts';

type Element = Tree.Element;

const attribute = ({ attrs }: Element, name: string) => attrs.find((each) => each.name === name)?.value;

function* elementsIn(node: Tree.ParentNode): Generator<Element> {
  for (const child of node.childNodes) {
    if (!('tagName' in child)) continue;
    yield child;
    yield* elementsIn(child);
  }
}

const textOf = (element: Element): string =>
  element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');

/** The value of a control as a browser sends it; null for one that is not sent. */
function sentValue(control: Element): string | null {
  const type = attribute(control, 'type');
  if (control.tagName === 'textarea') return textOf(control).replaceAll('\n', '\r\n');
  if (control.tagName === 'select') {
    const options = [...elementsIn(control)].filter(({ tagName }) => tagName === 'option');
    const chosen = options.find((option) => attribute(option, 'selected') !== undefined) ?? options[0];
    return chosen === undefined ? null : (attribute(chosen, 'value') ?? textOf(chosen));
  }
  if (control.tagName !== 'input' || type === 'file') return null;
  const isUnchecked = type === 'checkbox' && attribute(control, 'checked') === undefined;
  return isUnchecked ? null : (attribute(control, 'value') ?? '');
}

/** The form of a page with this id: its address, and its controls with their values, as a browser sends it unchanged. */
export function formIn(page: string, id = 'record'): { action: string; values: Record<string, string[]> } {
  const form = [...elementsIn(parse(page))].find((element) => attribute(element, 'id') === id);
  if (form?.tagName !== 'form') throw new Error(`The page has no form ${id}`);
  const values: Record<string, string[]> = {};
  for (const control of elementsIn(form)) {
    const name = attribute(control, 'name');
    const value = name === undefined || name === 'token' ? null : sentValue(control);
    if (name !== undefined && value !== null) values[name] = [...(values[name] ?? []), value];
  }
  return { action: attribute(form, 'action') ?? '', values };
}

/** Opens the form of a page and sends it with some other values; returns the next page. */
export async function fillForm(
  pages: AdminPages,
  path: string,
  values: Readonly<Record<string, string | readonly string[]>>,
): Promise<string> {
  const form = formIn(await pages.get(path));
  return pages.send(form.action, { ...form.values, ...values });
}
