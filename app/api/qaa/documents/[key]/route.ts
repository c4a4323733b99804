import { answerDocument } from '#lib/auth/answer-document.ts';
import { refusing } from '#lib/http/refusal.ts';

interface Context {
  params: Promise<{ key: string }>;
}

/** One document as a stream, for a session only. */
export const GET = refusing(async (request, { params }: Context) => answerDocument(request, (await params).key));
