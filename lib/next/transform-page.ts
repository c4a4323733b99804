import { hashSource, pageDirectives } from '#lib/http/content-security-policy.ts';
import { log } from '#lib/runtime/log.ts';
import { type DeferredScripts, deferredScript, deferScripts } from './defer-scripts.ts';
import { type FlightPayload, payloadOf } from './flight-payloads.ts';
import { inlineCriticalCss } from './inline-critical-css.ts';
import { trustedInlineScripts } from './inline-scripts.ts';
import { liteEdits } from './lite-variant.ts';
import { type Edit, editText, type PageElement, pageElements, rebaseEdits } from './page-elements.ts';

export interface TransformedPage {
  html: string;
  /** The content security policy that fits it. */
  policy: string;
  /** Where scripts wait for a control that needs them: what they need when they start, to be stored under its name. */
  payload: FlightPayload | null;
  /** Where scripts wait: what makes the lite variant of it. */
  lite: Edit[] | null;
}

interface Rendered {
  html: string;
  /** The nonce of this rendering, by which the framework's own scripts are known; it was secret until now. */
  nonce: string | null;
  elements: PageElement[];
}

interface Deferral {
  edits: Edit[];
  style: string;
  /** Null for a page that has nothing for the framework to do. */
  payload: FlightPayload | null;
}

/**
 * A page as it is sent, of what the framework rendered: without the nonce of its render, and with a policy that names of its
 * inline scripts those that carried the nonce and the constant ones of our own. Never just what the page holds: that would bless a
 * script that came in with content. `isDeferred`: its scripts wait, or go where nothing needs them, and the styles that it needs are in it,
 * so that it is read before they are fetched; a page of an unknown form stays as the framework wrote it.
 */
export function transformPage(html: string, nonce: string | null, isDeferred: boolean): TransformedPage {
  const rendered = { html, nonce, elements: pageElements(html) };
  const deferral = isDeferred ? defer(rendered) : null;
  const edits = withoutNonceIn(rendered, deferral?.edits ?? []);
  const policy = pageDirectives(
    scriptHashes(rendered, edits),
    deferral?.style ? [hashSource(deferral.style)] : undefined,
  );
  const lite = deferral && rebaseEdits(liteEdits(rendered.elements, true), edits);
  return { html: editText(html, edits), policy, payload: deferral?.payload ?? null, lite };
}

/** The same content is then the same page, which a browser need not fetch again. */
export function withoutNonce(text: string, nonce: string | null): string {
  return nonce === null ? text : text.replaceAll(` nonce="${nonce}"`, '').replaceAll(nonce, '');
}

const carriesNonce = ({ attributes }: PageElement, { nonce }: Rendered) =>
  nonce !== null && attributes.get('nonce') === nonce;

/** Only the frame has what starts scripts later: not the shell of an error, which is empty until they run. */
const isFramed = ({ attributes }: PageElement) => attributes.has('data-scripts-missing');

/** The fragment that fills a shell later has styles of its own, so that the styles of a shell are not inlined. */
const isShell = (elements: readonly PageElement[]) =>
  elements.some(({ attributes }) => attributes.has('data-fragment'));

/** A page without controls of the framework never starts it. */
const isInteractive = ({ attributes }: PageElement) => attributes.has('data-island');

function defer(rendered: Rendered): Deferral | null {
  const { html, nonce, elements } = rendered;
  try {
    if (!elements.some(isFramed)) return null;
    const scripts = deferScripts(elements, (script) => carriesNonce(script, rendered));
    const needsFramework = elements.some(isInteractive);
    const { edits, style } = isShell(elements)
      ? { edits: [], style: '' }
      : inlineCriticalCss(html, elements, { namesSheets: needsFramework });
    if (!needsFramework) return { edits: [...removals(scripts, rendered), ...edits], style, payload: null };
    const payload = payloadOf(withoutNonce(scripts.payload, nonce));
    const { start, end } = scripts.bootstrap;
    const first = { start, end, text: deferredScript(scripts.bootstrap, payload.digest) };
    return { edits: [...scripts.edits, ...edits, first], style, payload };
  } catch (error) {
    reportOnce(error);
    return null;
  }
}

/** What takes all scripts of the framework out of a page. */
function removals({ edits, bootstrap }: DeferredScripts, rendered: Rendered): Edit[] {
  const inline = rendered.elements.filter((element) => element.name === 'script' && carriesNonce(element, rendered));
  const byPlace = new Map([...edits, bootstrap, ...inline].map(({ start, end }) => [start, { start, end, text: '' }]));
  return [...byPlace.values()];
}

/** The edits, and those that take the nonce out of what they leave. */
function withoutNonceIn({ html, nonce }: Rendered, edits: readonly Edit[]): Edit[] {
  if (nonce === null) return [...edits];
  const bare = edits.map((edit) => ({ ...edit, text: withoutNonce(edit.text, nonce) }));
  for (const {
    index,
    0: { length },
  } of html.matchAll(new RegExp(` nonce="${nonce}"|${nonce}`, 'g'))) {
    if (!edits.some(({ start, end }) => start <= index && index < end)) {
      bare.push({ start: index, end: index + length, text: '' });
    }
  }
  return bare;
}

/** Scripts are named as they are sent. */
function scriptHashes(rendered: Rendered, edits: readonly Edit[]): Set<string> {
  const edited = new Set(edits.map(({ start }) => start));
  const hashes = new Set<string>();
  for (const script of rendered.elements) {
    if (script.name !== 'script' || script.attributes.has('src') || edited.has(script.start)) continue;
    const hash = hashSource(withoutNonce(script.text, rendered.nonce));
    if (carriesNonce(script, rendered) || trustedInlineScripts().has(hash)) hashes.add(hash);
  }
  return hashes;
}

const reported = new Set<string>();

function reportOnce(error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error);
  if (reported.has(reason)) return;
  reported.add(reason);
  log.warn({ reason }, 'a page is sent as the framework wrote it, scripts first');
}
