import { refusing } from '#lib/http/refusal.ts';
import { endWish, takeWish } from '#lib/push/take-wish.ts';
import { tellKey } from '#lib/push/tell-key.ts';

/** Being told of new notices by the browser: the site's public key, asking for it, and stopping it. */
export const GET = refusing(tellKey);
export const POST = refusing(takeWish);
export const DELETE = refusing(endWish);
