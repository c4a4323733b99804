import { hashSource, pageDirectives } from '#lib/platform/http/content-security-policy.ts';
import { log } from '#lib/platform/runtime/log.ts';
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
  /** The data of deferred scripts, to be stored under its name; null without them. */
  payload: FlightPayload | null;
  /** The edits that make the lite variant of a page with deferred scripts; null for other pages. */
  lite: Edit[] | null;
}

interface Rendered {
  html: string;
  /** The nonce of this rendering, which identifies the framework's own scripts; it was secret until now. */
  nonce: string | null;
  elements: PageElement[];
}

interface Deferral {
  edits: Edit[];
  style: string;
  /** Null for a page that does not need the framework. */
  payload: FlightPayload | null;
}

/**
 * The final form of a rendered page: without the nonce of its render, and with a policy that allows only the inline scripts that
 * carried the nonce and our own constant ones. Other scripts in the page are not allowed: they may have come in with content.
 * `isDeferred`: its scripts are deferred, or removed where nothing needs them, and its styles are inlined, so that it is readable
 * before they are fetched; a page of an unknown form stays as the framework wrote it.
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

/** Removes the nonce: the same content is then the same page, which a browser need not fetch again. */
export function withoutNonce(text: string, nonce: string | null): string {
  return nonce === null ? text : text.replaceAll(` nonce="${nonce}"`, '').replaceAll(nonce, '');
}

const carriesNonce = ({ attributes }: PageElement, { nonce }: Rendered) =>
  nonce !== null && attributes.get('nonce') === nonce;

/** Whether an element can start scripts later: only the layout has it, not an error page, which is empty until scripts run. */
const isScriptStarter = ({ attributes }: PageElement) => attributes.has('data-scripts-missing');

/** Whether the page is filled with a fragment later, which has separate styles: the styles of a template are not inlined. */
const isTemplate = (elements: readonly PageElement[]) =>
  elements.some(({ attributes }) => attributes.has('data-fragment'));

/** Whether an element needs the framework: a page without islands never starts it. */
const isInteractive = ({ attributes }: PageElement) => attributes.has('data-island');

function defer(rendered: Rendered): Deferral | null {
  const { html, nonce, elements } = rendered;
  try {
    if (!elements.some(isScriptStarter)) return null;
    const scripts = deferScripts(elements, (script) => carriesNonce(script, rendered));
    const needsFramework = elements.some(isInteractive);
    const { edits, style } = isTemplate(elements)
      ? { edits: [], style: '' }
      : inlineCriticalCss(html, elements, { keepsLinks: needsFramework });
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

/** The edits that remove all scripts of the framework from a page. */
function removals({ edits, bootstrap }: DeferredScripts, rendered: Rendered): Edit[] {
  const inline = rendered.elements.filter((element) => element.name === 'script' && carriesNonce(element, rendered));
  const byStart = new Map([...edits, bootstrap, ...inline].map(({ start, end }) => [start, { start, end, text: '' }]));
  return [...byStart.values()];
}

/** The edits, and further ones that remove the nonce from the rest of the page. */
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

/** The hashes of the allowed scripts in their final form. */
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
