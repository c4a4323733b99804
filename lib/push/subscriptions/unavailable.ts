import 'server-only';
import { Refusal } from '#lib/http/refusal.ts';
import { log } from '#lib/runtime/log.ts';

/** What `ask` answers. @throws Refusal its own, and 503 where DATA_DIR or Redis do not take it */
export async function or503<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Refusal) throw error;
    log.warn({ err: error }, 'a subscription for push could not be kept or read');
    throw new Refusal(503, 'Notifications are not available right now. Please try again later.', {
      'Retry-After': '60',
    });
  }
}
