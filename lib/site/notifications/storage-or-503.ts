import 'server-only';
import { Refusal } from '#lib/platform/http/refusal.ts';
import { log } from '#lib/platform/runtime/log.ts';

/** The result of `operation`. @throws its own Refusal, and 503 where DATA_DIR or Redis fail */
export async function storageOr503<T>(operation: () => Promise<T>): Promise<T> {
  try {
    return await operation();
  } catch (error) {
    if (error instanceof Refusal) throw error;
    log.warn({ err: error }, 'a push subscription could not be stored or read');
    throw new Refusal(503, 'Notifications are not available right now. Please try again later.', {
      'Retry-After': '60',
    });
  }
}
