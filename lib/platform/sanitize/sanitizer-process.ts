/** Reports the visible and the dropped parts of HTML, in a process that ends when idle: DOMPurify's document takes 100 MB. */
import { z } from 'zod';
import { sanitiseWithReport } from './sanitize.ts';

const request = z.object({ id: z.number(), html: z.string() });

process.on('message', async (message) => {
  const { id, html } = request.parse(message);
  process.send?.({ id, report: await sanitiseWithReport(html) });
});
