import { serveQaaDocument } from '#lib/auth/serve-qaa-document.ts';
import { redirectToLogin } from '#lib/auth/visitor-session.ts';
import { refusing } from '#lib/http/refusal.ts';

interface Context {
  params: Promise<{ key: string }>;
}

/** Streams one document to a visitor with a session; a tab without a session is redirected to the login. */
export const GET = refusing(
  async (request, { params }: Context) =>
    (await redirectToLogin(request)) ?? serveQaaDocument(request, (await params).key),
);
