import { connection } from 'next/server';
import { isLocale } from '#content/locale.ts';
import { documentResponse } from '#lib/platform/http/document-response.ts';
import { jsonError } from '#lib/platform/http/error-response.ts';
import { respondOr503 } from '#lib/site/campus-client/respond-or-503.ts';
import { cardHeading } from '#lib/site/seo/cards/card-heading.ts';
import { pageOfCard } from '#lib/site/seo/cards/card-path.ts';
import { drawCard } from '#lib/site/seo/cards/draw-card.ts';
import { brandOf } from '#lib/site/seo/icons/brand.ts';
import { readIdentity } from '#lib/site/site-content/snapshot.ts';

const FRESHNESS = 'public, max-age=3600, stale-if-error=86400';

/** The card (preview picture) of a page for social networks. */
export async function GET(request: Request, { params }: RouteContext<'/cards/[locale]/[...path]'>): Promise<Response> {
  await connection();
  const { locale, path } = await params;
  return respondOr503('The card is not available right now.', async () => {
    const page = pageOfCard(path);
    const heading = page && isLocale(locale) ? await cardHeading(page, locale) : null;
    if (!heading || !isLocale(locale)) return jsonError(404, 'There is no such card.');
    const identity = await readIdentity();
    const body = await drawCard(identity.name[locale], heading, brandOf(identity));
    return documentResponse(request, { body, type: 'image/png', freshness: FRESHNESS });
  });
}
