import { escapeHtml } from '#lib/platform/http/escape-html.ts';
import { type Edit, isPageScript, type PageElement } from './page-elements.ts';

/** The type of a deferred script: a block of data to HTML, which `loadOnInteraction` turns into a real script. */
const DEFERRED = 'text/deferred';

const CHUNK = /^\/_next\/static\/[^?]+\.js(\?|$)/;
const BOOTSTRAP = '_R_';
/** The attributes of the framework's scripts. The nonce is that of the render, and is removed (`withoutNonce`). */
const ATTRIBUTES = ['src', 'async', 'id', 'nonce'];

const FLIGHT_START = '(self.__next_f=self.__next_f||[]).push([0])';
const FLIGHT = /^self\.__next_f\.push\((\[.*\])\)$/s;
const CHUNKS = /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*\})\);?$/s;
/** React's clock, on pages that it streams. */
const CLOCK = 'requestAnimationFrame(function(){$RT=performance.now()});';

export interface DeferredScripts {
  edits: Edit[];
  /** The page's data for React (Flight), from its inline scripts. */
  payload: string;
  /** The script that starts React, replaced by one that names the payload (`deferredScript`). */
  bootstrap: PageElement;
}

/** The replacement of a deferred script. A block of data has no `src`. `payload`: the name of the page's payload, for the bootstrap script. */
export function deferredScript({ attributes }: PageElement, payload?: string): string {
  const named = [
    ['data-page', payload],
    ['data-src', attributes.get('src')],
    ['id', attributes.get('id')],
  ];
  const written = named.map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeHtml(value)}"`));
  return `<script type="${DEFERRED}"${written.join('')}></script>`;
}

/**
 * Defers the scripts of a page: external ones become inert; preloads of scripts, the payload and scripts for old browsers are
 * removed. `isOfFramework`: whether the framework wrote an inline script.
 * @throws Error for an unknown form of script: the page must then stay unchanged
 */
export function deferScripts(
  elements: readonly PageElement[],
  isOfFramework: (script: PageElement) => boolean,
): DeferredScripts {
  const edits: Edit[] = [];
  const payload: string[] = [];
  let bootstrap: PageElement | null = null;
  const remove = ({ start, end }: PageElement) => edits.push({ start, end, text: '' });

  for (const element of elements) {
    const { name, attributes, text, start, end } = element;
    if (name === 'link' && attributes.get('as') === 'script') remove(element);
    if (name !== 'script' || isPageScript(element)) continue;
    const src = attributes.get('src');
    if (src === undefined) {
      if (!isOfFramework(element)) continue;
      const flight = flightIn(text);
      if (flight === null && !runsEarly(text)) throw new Error(`an inline script: ${text.slice(0, 80)}`);
      if (flight === null) continue;
      payload.push(flight);
      remove(element);
    } else if (attributes.has('nomodule')) {
      remove(element);
    } else {
      const isKnown = [...attributes.keys()].every((key) => ATTRIBUTES.includes(key));
      if (!CHUNK.test(src) || !attributes.has('async') || !isKnown) throw new Error(`a script ${src}`);
      if (attributes.get('id') === BOOTSTRAP) bootstrap = element;
      else edits.push({ start, end, text: deferredScript(element) });
    }
  }
  if (bootstrap === null || payload[0] !== '' || payload.length < 2)
    throw new Error('no bootstrap script, or no payload');
  return { edits, payload: payload.join(''), bootstrap };
}

/** The part of the payload in an inline script: the empty text for the first script; null for any script without payload. */
function flightIn(script: string): string | null {
  if (script === FLIGHT_START) return '';
  const push = parsed(FLIGHT.exec(script)?.[1]);
  if (!Array.isArray(push) || push.length !== 2 || push[0] !== 1) return null;
  const data: unknown = push[1];
  return typeof data === 'string' ? data : null;
}

/** Whether an inline script may run before the framework: the list of chunks, or React's clock. */
function runsEarly(script: string): boolean {
  const chunks = parsed(CHUNKS.exec(script)?.[1]);
  return script === CLOCK || (typeof chunks === 'object' && chunks !== null);
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
