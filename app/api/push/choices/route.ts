import { refusing } from '#lib/platform/http/refusal.ts';
import { handlePushChoices } from '#lib/site/notifications/handle-choices.ts';

/** The form of notifications, where the server does not handle it itself (`server/handlers/page-form.ts`): only its status. */
export const POST = refusing(
  async (request) => new Response(null, { status: (await handlePushChoices(request)).status }),
);
