import { listDocuments } from '#lib/auth/list-documents.ts';
import type { QaaListing } from '#lib/auth/listing.ts';
import { or503 } from '#lib/auth/or-503.ts';
import { endsIn, privateHeaders, requireSession } from '#lib/auth/visitor-session.ts';
import { refusing } from '#lib/http/refusal.ts';

/** The list of documents, for visitors with a session. */
export const GET = refusing(async (request) => {
  const session = await requireSession(request);
  const documents = await or503(listDocuments());
  const listing: QaaListing = { documents, endsIn: endsIn(session) };
  return Response.json(listing, { headers: await privateHeaders(session) });
});
