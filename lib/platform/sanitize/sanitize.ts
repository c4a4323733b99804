import 'server-only';
import { isWithinBounds } from './bounds.ts';
import { fitIntoPage } from './fit-into-page.ts';
import { plainText } from './plain-text.ts';
import { policy } from './policy.ts';
import { type RemovedPart, removedParts } from './removed-parts.ts';

/** Safe HTML, or plain text if the HTML was out of bounds. */
export type Sanitised = { html: string } | { text: string };

/** Sanitises upstream HTML, and reports the removed parts, each once. Blocks the process for some milliseconds, rarely a few hundred. */
export async function sanitiseWithReport(html: string): Promise<{ visible: Sanitised; removed: RemovedPart[] }> {
  if (!isWithinBounds(html)) return asPlainText(html);
  const { default: purifier } = await import('isomorphic-dompurify');
  // Null for a text whose body is a frameset, which the package's types do not mention.
  const fragment: DocumentFragment | null = purifier.sanitize(html, policy);
  if (!fragment) return asPlainText(html);
  const removed = [...removedParts(purifier.removed), ...fitIntoPage(fragment)];
  const box = fragment.ownerDocument.createElement('div');
  box.append(fragment);
  return {
    visible: { html: box.innerHTML },
    removed: [...new Map(removed.map((one) => [one.what + one.name, one])).values()],
  };
}

function asPlainText(html: string): { visible: Sanitised; removed: RemovedPart[] } {
  return { visible: { text: plainText(html) }, removed: [{ what: 'marks', name: '' }] };
}
