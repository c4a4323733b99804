import { serveCalendar } from '#lib/site/events/serve-calendar.ts';

/** Calendar files of events, which have an address of their own in each language. */
export async function GET(request: Request, { params }: RouteContext<'/calendar/[...document]'>): Promise<Response> {
  return serveCalendar(request, `/calendar/${(await params).document.join('/')}`);
}
