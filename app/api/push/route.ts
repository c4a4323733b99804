import { refusing } from '#lib/http/refusal.ts';
import { subscribe, unsubscribe } from '#lib/push/subscribe.ts';
import { tellKey } from '#lib/push/tell-key.ts';

/** Being told of new notices by the browser: the site's public key, asking for it, and stopping it. */
export const GET = refusing(tellKey);
export const POST = refusing(subscribe);
export const DELETE = refusing(unsubscribe);
