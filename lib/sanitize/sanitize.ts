import 'server-only';
import { isWithinBounds } from './bounds.ts';
import { type Dropped, droppedBy } from './dropped.ts';
import { fitIntoPage } from './fit-into-page.ts';
import { plainText } from './plain-text.ts';
import { policy } from './policy.ts';

/** HTML that is safe to show as it is, or its words where it was too much to be made safe. */
export type Sanitised = { html: string } | { text: string };

/**
 * Makes upstream HTML safe. Blocks the process for some milliseconds, seldom a few hundred: for cached functions only,
 * where Next also allows the clock that jsdom reads.
 */
export async function sanitise(html: string): Promise<Sanitised> {
  return (await sanitiseWithReport(html)).shown;
}

/** As `sanitise`, with what went, each thing once. */
export async function sanitiseWithReport(html: string): Promise<{ shown: Sanitised; dropped: Dropped[] }> {
  if (!isWithinBounds(html)) return inWords(html);
  const { default: purifier } = await import('isomorphic-dompurify');
  // Its types do not say so: it has no fragment for a text whose body is a frameset.
  const fragment: DocumentFragment | null = purifier.sanitize(html, policy);
  if (!fragment) return inWords(html);
  const dropped = [...droppedBy(purifier.removed), ...fitIntoPage(fragment)];
  const box = fragment.ownerDocument.createElement('div');
  box.append(fragment);
  return {
    shown: { html: box.innerHTML },
    dropped: [...new Map(dropped.map((one) => [one.what + one.name, one])).values()],
  };
}

function inWords(html: string): { shown: Sanitised; dropped: Dropped[] } {
  return { shown: { text: plainText(html) }, dropped: [{ what: 'marks', name: '' }] };
}
