/** Tells what the site shows of HTML and what it leaves out, for as long as it is asked: DOMPurify's document takes 100 MB, which the office does not keep. */
import { z } from 'zod';
import { sanitiseWithReport } from '#lib/sanitize/sanitize.ts';

const request = z.object({ id: z.number(), html: z.string() });

process.on('message', async (message) => {
  const { id, html } = request.parse(message);
  process.send?.({ id, told: await sanitiseWithReport(html) });
});
