import type { RemovedAttribute, RemovedElement } from 'isomorphic-dompurify';
import { allowedAttributes } from './policy.ts';

/** What is not shown of a text: an element or attribute by its name, an address that is not followed, a picture from elsewhere; or every mark of it. */
export interface Dropped {
  what: 'element' | 'attribute' | 'address' | 'picture' | 'marks';
  name: string;
}

/** What the parser puts around every text, and comments: nobody misses them. */
const unseen = new Set(['#comment', '#text', 'html', 'head', 'body']);
/** Set anew, whatever they said. */
const ours = new Set(['rel', 'loading']);

/** What DOMPurify says that it took out. */
export function droppedBy(removed: readonly (RemovedElement | RemovedAttribute)[]): Dropped[] {
  return removed.flatMap((one): Dropped[] => {
    if ('element' in one) {
      const name = one.element.nodeName.toLowerCase();
      return unseen.has(name) ? [] : [{ what: 'element', name }];
    }
    const { name = '', value = '' } = one.attribute ?? {};
    if (name === '' || ours.has(name) || unseen.has(one.from.nodeName.toLowerCase())) return [];
    return [allowedAttributes.includes(name) ? { what: 'address', name: value } : { what: 'attribute', name }];
  });
}
