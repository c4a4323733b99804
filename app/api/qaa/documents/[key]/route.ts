import { documentResponse } from '#lib/auth/serve-qaa-document.ts';
import { toLogin } from '#lib/auth/visitor-session.ts';
import { refusing } from '#lib/http/refusal.ts';

interface Context {
  params: Promise<{ key: string }>;
}

/** One document as a stream, for a session only; a tab without one is led to the login. */
export const GET = refusing(
  async (request, { params }: Context) => (await toLogin(request)) ?? documentResponse(request, (await params).key),
);
