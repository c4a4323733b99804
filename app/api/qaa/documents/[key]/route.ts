import { refusing } from '#lib/platform/http/refusal.ts';
import { serveQaaDocument } from '#lib/site/accounts/serve-qaa-document.ts';
import { redirectToLogin } from '#lib/site/accounts/visitor-session.ts';

interface Context {
  params: Promise<{ key: string }>;
}

/** Streams one document to a visitor with a session; a tab without a session is redirected to the login. */
export const GET = refusing(
  async (request, { params }: Context) =>
    (await redirectToLogin(request)) ?? serveQaaDocument(request, (await params).key),
);
