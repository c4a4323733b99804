import { connection } from 'next/server';
import { isCampusApiError } from '@/lib/campus/errors';
import { cardHeading } from '@/lib/cards/card-heading';
import { pageOfCard } from '@/lib/cards/card-path';
import { drawCard } from '@/lib/cards/draw-card';
import { errorAnswer } from '@/lib/http/answer';
import { isLocale } from '@/lib/locale';

const HEADERS = { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=86400' };

/** The picture that stands for a page where it is shared. */
export async function GET(_: Request, { params }: RouteContext<'/cards/[locale]/[...path]'>): Promise<Response> {
  await connection();
  const { locale, path } = await params;
  try {
    const page = pageOfCard(path);
    const heading = page && isLocale(locale) ? await cardHeading(page, locale) : null;
    if (!heading || !isLocale(locale)) return errorAnswer(404, 'There is no such card.');
    return new Response(await drawCard(locale, heading), { headers: HEADERS });
  } catch (error) {
    if (!isCampusApiError(error)) throw error;
    return errorAnswer(503, 'The card is not available right now.', { 'Retry-After': '60' });
  }
}
