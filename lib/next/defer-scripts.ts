import { escapeMarkup } from '../escape-markup.ts';
import { flightIn, isFrameworkScript } from './framework-scripts.ts';
import type { Edit, PageElement } from './page-elements.ts';
import type { IsNexts } from './page-policy.ts';

/** The type of a script that waits: to HTML a block of data, of which `startScripts` in the page makes a real one. */
const DEFERRED = 'text/deferred';

const CHUNK = /^\/_next\/static\/[^?]+\.js(\?|$)/;
const BOOTSTRAP = '_R_';
/** The nonce is that of a render, and of no more use (`withoutNonce`). */
const KNOWN = ['src', 'async', 'id', 'nonce'];

export interface DeferredScripts {
  edits: Edit[];
  /** The page's data for React (Flight), which stood in the page a second time as scripts. */
  data: string;
  /** The script that starts React: in its place goes one that names the data (`deferredScript`). */
  bootstrap: PageElement;
}

/** What stands for a script that waits. A block of data has no `src`. `data`: the name of the page's, for the first to start. */
export function deferredScript({ attributes }: PageElement, data?: string): string {
  const named = [
    ['data-page', data],
    ['data-src', attributes.get('src')],
    ['id', attributes.get('id')],
  ];
  const written = named.map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeMarkup(value)}"`));
  return `<script type="${DEFERRED}"${written.join('')}></script>`;
}

/**
 * What makes the scripts of a page wait: external ones become inert, preloads of scripts, the data and what only old
 * browsers would load are taken out. `isNexts`: whether Next wrote an inline script.
 * @throws Error for a form of script that Next did not have when this was written: the page is then to stay as it is
 */
export function deferScripts(elements: readonly PageElement[], isNexts: IsNexts): DeferredScripts {
  const edits: Edit[] = [];
  const data: string[] = [];
  let bootstrap: PageElement | null = null;
  const remove = ({ start, end }: PageElement) => edits.push({ start, end, text: '' });

  for (const element of elements) {
    const { name, attributes, text, start, end } = element;
    if (name === 'link' && attributes.get('as') === 'script') remove(element);
    if (name !== 'script') continue;
    const src = attributes.get('src');
    if (src === undefined) {
      if (!isNexts(element)) continue;
      const flight = flightIn(text);
      if (flight === null && !isFrameworkScript(text)) throw new Error(`an inline script: ${text.slice(0, 80)}`);
      if (flight === null) continue;
      data.push(flight);
      remove(element);
    } else if (attributes.has('nomodule')) {
      remove(element);
    } else {
      const isKnown = [...attributes.keys()].every((key) => KNOWN.includes(key));
      if (!CHUNK.test(src) || !attributes.has('async') || !isKnown) throw new Error(`a script ${src}`);
      if (attributes.get('id') === BOOTSTRAP) bootstrap = element;
      else edits.push({ start, end, text: deferredScript(element) });
    }
  }
  if (bootstrap === null || data[0] !== '' || data.length < 2) throw new Error('no bootstrap script, or no data');
  return { edits, data: data.join(''), bootstrap };
}
