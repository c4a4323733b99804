import type { RemovedAttribute, RemovedElement } from 'isomorphic-dompurify';
import { allowedAttributes } from './policy.ts';

/** A removed part of a text: an element or attribute by name, the address of a removed link, an external picture; or all markup. */
export interface RemovedPart {
  what: 'element' | 'attribute' | 'address' | 'picture' | 'marks';
  name: string;
}

/** Comments, and nodes that the parser adds to every text: not reported. */
const ignored = new Set(['#comment', '#text', 'html', 'head', 'body']);
/** Attributes that are overwritten anyway. */
const overwritten = new Set(['rel', 'loading']);

/** Converts DOMPurify's list of removed nodes. */
export function removedParts(removed: readonly (RemovedElement | RemovedAttribute)[]): RemovedPart[] {
  return removed.flatMap((one): RemovedPart[] => {
    if ('element' in one) {
      const name = one.element.nodeName.toLowerCase();
      return ignored.has(name) ? [] : [{ what: 'element', name }];
    }
    const { name = '', value = '' } = one.attribute ?? {};
    if (name === '' || overwritten.has(name) || ignored.has(one.from.nodeName.toLowerCase())) return [];
    return [allowedAttributes.includes(name) ? { what: 'address', name: value } : { what: 'attribute', name }];
  });
}
