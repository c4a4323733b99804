import { log } from '../log.ts';
import { deferredScript, deferScripts } from './defer-scripts.ts';
import { storeFlightPayload } from './flight-payloads.ts';
import { inlineCriticalCss } from './inline-critical-css.ts';
import { type Edit, editText, type PageElement, pageElements } from './page-elements.ts';
import type { IsNexts } from './page-policy.ts';

export interface TransformedPage {
  html: string;
  /** The style elements that were put into it. */
  styles: readonly string[];
}

/** Only the frame has what starts scripts later: not the shell of an error, which is empty until they run. */
const isFramed = ({ attributes }: PageElement) => attributes.has('data-scripts-missing');

/**
 * A page that is read before its scripts are fetched: they wait, the data they need lies elsewhere, and the styles that it
 * needs are in it. A page of an unknown form stays as Next wrote it.
 */
export async function transformPage(
  html: string,
  isNexts: IsNexts,
  elements: readonly PageElement[] = pageElements(html),
): Promise<TransformedPage> {
  try {
    if (!elements.some(isFramed)) return { html, styles: [] };
    const scripts = deferScripts(elements, isNexts);
    const styles = inlineCriticalCss(html, elements);
    const digest = await storeFlightPayload(scripts.data);
    const { bootstrap } = scripts;
    const start: Edit = { start: bootstrap.start, end: bootstrap.end, text: deferredScript(bootstrap, digest) };
    return { html: editText(html, [...scripts.edits, ...styles.edits, start]), styles: [styles.style] };
  } catch (error) {
    reportOnce(error);
    return { html, styles: [] };
  }
}

const reported = new Set<string>();

function reportOnce(error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error);
  if (reported.has(reason)) return;
  reported.add(reason);
  log.warn({ reason }, 'a page is sent as the framework wrote it, scripts first');
}
