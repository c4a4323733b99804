import { refusing } from '#lib/http/refusal.ts';
import { handleKey } from '#lib/push/subscriptions/handle-key.ts';
import { subscribe, unsubscribe } from '#lib/push/subscriptions/subscribe.ts';

/** Being told of new notices by the browser: the site's public key, asking for it, and stopping it. */
export const GET = refusing(handleKey);
export const POST = refusing(subscribe);
export const DELETE = refusing(unsubscribe);
