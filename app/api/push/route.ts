import { refusing } from '#lib/platform/http/refusal.ts';
import { handleKey } from '#lib/site/notifications/handle-key.ts';
import { handleSubscribe, handleUnsubscribe } from '#lib/site/notifications/handle-subscription.ts';

/** Push messages about new notices: the site's public key, subscribing and unsubscribing. */
export const GET = refusing(handleKey);
export const POST = refusing(handleSubscribe);
export const DELETE = refusing(handleUnsubscribe);
