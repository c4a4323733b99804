import { refusing } from '#lib/http/refusal.ts';
import { handleKey } from '#lib/push/subscriptions/handle-key.ts';
import { handleSubscribe, handleUnsubscribe } from '#lib/push/subscriptions/handle-subscription.ts';

/** Push messages about new notices: the site's public key, subscribing and unsubscribing. */
export const GET = refusing(handleKey);
export const POST = refusing(handleSubscribe);
export const DELETE = refusing(handleUnsubscribe);
