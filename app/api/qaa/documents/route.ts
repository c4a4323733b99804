import { refusing } from '@/lib/http/refusal';
import { listDocuments } from '@/lib/qaa/list-documents';
import type { QaaListing } from '@/lib/qaa/listing';
import { orUnavailable } from '@/lib/qaa/or-unavailable';
import { endsIn, privateHeaders, requireSession } from '@/lib/qaa/visitor-session';

/** The list of documents, for a session only. */
export const GET = refusing(async (request) => {
  const session = await requireSession(request);
  const documents = await orUnavailable(listDocuments());
  const listing: QaaListing = { documents, endsIn: endsIn(session) };
  return Response.json(listing, { headers: await privateHeaders(session) });
});
