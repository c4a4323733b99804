import { serveQaaDocument } from '#lib/auth/serve-qaa-document.ts';
import { redirectToLogin } from '#lib/auth/visitor-session.ts';
import { refusing } from '#lib/http/refusal.ts';

interface Context {
  params: Promise<{ key: string }>;
}

/** One document as a stream, for a session only; a tab without one is redirected to the login. */
export const GET = refusing(
  async (request, { params }: Context) =>
    (await redirectToLogin(request)) ?? serveQaaDocument(request, (await params).key),
);
