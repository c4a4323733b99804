import { refusing } from '#lib/platform/http/refusal.ts';
import { handleOneClick, openEndPage } from '#lib/site/mail-subscriptions/handle-link.ts';

export const GET = openEndPage;

/** One-click unsubscription, where the server does not handle it itself (`server/handlers/page-form.ts`). */
export const POST = refusing(handleOneClick);
