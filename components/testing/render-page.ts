import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/** The HTML of an element with all that it waits for; an error of a component is one of the test. */
export async function renderPage(element: ReactElement): Promise<string> {
  const out = new PassThrough();
  const errors: unknown[] = [];
  renderToPipeableStream(element, { onError: (error) => void errors.push(error) }).pipe(out);
  const html = await text(out);
  expect(errors).toEqual([]);
  return html;
}
