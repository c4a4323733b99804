import type { Edit } from '../html/edit-text.ts';
import type { PageElement } from '../html/page-elements.ts';
import { flightIn, isFrameworkScript } from '../policy/framework-scripts.ts';
import type { IsNexts } from '../policy/page-policy.ts';

/** The type of a script that waits: `startScripts` in the page makes a real one of it. */
export const HELD = 'text/held';

const CHUNK = /^\/_next\/static\/[^?]+\.js(\?|$)/;
const BOOTSTRAP = '_R_';

export interface HeldScripts {
  edits: Edit[];
  /** The page's data for React (Flight), which stood in the page a second time as scripts. */
  data: string;
  /** Where the name of the data is to be written: into the tag of the script that starts React. */
  bootstrap: number;
}

/**
 * What makes the scripts of a page wait: external ones become inert, preloads of scripts, the data and what only old
 * browsers would load are taken out. `isNexts`: whether Next wrote an inline script.
 * @throws Error for a form of script that Next did not have when this was written: the page is then to stay as it is
 */
export function holdScripts(elements: readonly PageElement[], isNexts: IsNexts): HeldScripts {
  const edits: Edit[] = [];
  const data: string[] = [];
  let bootstrap: number | null = null;
  const remove = ({ start, end }: PageElement) => edits.push({ start, end, text: '' });

  for (const element of elements) {
    const { name, attributes, text, start } = element;
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
      if (!CHUNK.test(src) || !attributes.has('async')) throw new Error(`a script ${src}`);
      const isBootstrap = attributes.get('id') === BOOTSTRAP;
      const at = start + '<script'.length;
      if (isBootstrap) bootstrap = at;
      else edits.push({ start: at, end: at, text: ` type="${HELD}"` });
    }
  }
  if (bootstrap === null || data[0] !== '' || data.length < 2) throw new Error('no bootstrap script, or no data');
  return { edits, data: data.join(''), bootstrap };
}
