import { refusing } from '#lib/platform/http/refusal.ts';
import { listDocuments } from '#lib/site/accounts/list-documents.ts';
import type { QaaListing } from '#lib/site/accounts/listing.ts';
import { or503 } from '#lib/site/accounts/or-503.ts';
import { endsIn, privateHeaders, requireSession } from '#lib/site/accounts/visitor-session.ts';

/** The list of documents, for visitors with a session. */
export const GET = refusing(async (request) => {
  const session = await requireSession(request);
  const documents = await or503(listDocuments());
  const listing: QaaListing = { documents, endsIn: endsIn(session) };
  return Response.json(listing, { headers: await privateHeaders(session) });
});
