import { states } from '#content/messages/status.ts';
import { formRefusals, refusals } from '#content/messages/write.ts';
import { plainPage, plainPagePolicy } from './plain-page.ts';
import { Refusal } from './refusal.ts';

const messages: Readonly<Record<number, Readonly<Record<'en' | 'ne', string>>>> = {
  400: formRefusals.incomplete,
  403: formRefusals.elsewhere,
  413: refusals.body,
  429: refusals.tooMany,
  503: states.errorPageText,
};

/** `refusing` for form handlers: visitors without scripts receive a page instead of JSON. */
export function refusingForm(handle: (request: Request) => Promise<Response>): (request: Request) => Promise<Response> {
  return async (request) => {
    try {
      return await handle(request);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { status, headers } = error;
      return new Response(plainPage(formRefusals.heading, messages[status] ?? formRefusals.unreadable), {
        status,
        headers: {
          'Cache-Control': 'private, no-store',
          'Content-Security-Policy': plainPagePolicy,
          'Content-Type': 'text/html; charset=utf-8',
          ...headers,
        },
      });
    }
  };
}
