import 'server-only';
import { isLocale, type Locale } from '#content/locale.ts';
import { readBody } from '#lib/platform/http/read-body.ts';
import { Refusal } from '#lib/platform/http/refusal.ts';
import { requireSameOrigin } from '#lib/platform/http/same-origin.ts';
import { createEndpointLimit } from '#lib/platform/limits/endpoint-limit.ts';
import { FOLLOW, localPath } from '#lib/platform/routes/paths.ts';
import { log } from '#lib/platform/runtime/log.ts';
import { environment } from '#lib/platform/settings/index.ts';
import { subscriberKey } from '#lib/site/notifications/choices/digests.ts';
import { records } from '#lib/site/outbox/storage/records.ts';
import { changeChoices, confirmRequest, deleteRequest, deleteSubscriber } from './change-subscription.ts';
import { type MailLink, readLink, signLink } from './keys.ts';
import { MAX_FORM_BYTES } from './request-subscription.ts';
import { type FollowProblem, readFollowForm } from './subscription-form.ts';
import { type DoneName, type FollowView, followView } from './view.ts';

const MINUTE = 60;
const countSender = createEndpointLimit({
  keyPrefix: 'follow link',
  points: 600,
  duration: 60 * MINUTE,
  message: 'Too many requests from your network. Please try again later.',
});

/** A page that shows a rejected form again. */
export interface RejectedChange {
  locale: Locale;
  status: number;
  view: FollowView;
}

/** A redirect to the page with these parameters. */
export function redirectToPage(locale: Locale, parameters: Record<string, string>): Response {
  const location = `${localPath(FOLLOW, locale)}?${new URLSearchParams(parameters)}`;
  return new Response(null, { status: 303, headers: { 'Cache-Control': 'private, no-store', Location: location } });
}

const done = (locale: Locale, name: DoneName, key: string, id?: string): Response =>
  redirectToPage(locale, { ...(id !== undefined && { key: signLink(key, { purpose: 'manage', id }) }), done: name });

/** Does what a button of the page of a link means: confirm, save, delete. @throws Refusal */
export async function handleLink(request: Request): Promise<Response | RejectedChange> {
  requireSameOrigin(request, environment().siteUrl);
  const fields = new URLSearchParams(await readBody(request, 'application/x-www-form-urlencoded', MAX_FORM_BYTES));
  await countSender(request);
  return orUnavailable(() => act(fields));
}

/** @throws Refusal, and 503 for errors of the store */
async function orUnavailable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) throw error;
    log.warn({ err: error }, 'a subscription by mail could not be changed');
    throw new Refusal(503, 'This cannot be changed right now. Please try again later.', { 'Retry-After': '60' });
  }
}

async function act(fields: URLSearchParams): Promise<Response | RejectedChange> {
  const locale = fields.get('locale') ?? '';
  const own = isLocale(locale) ? locale : 'en';
  const text = fields.get('key') ?? '';
  const key = await subscriberKey();
  const link = readLink(key, text);
  const action = fields.get('action');
  if (!link) return show(own, 404, text);
  if (link.purpose === 'confirm' && action === 'confirm') {
    const id = await confirmRequest(records(), key, link.id, Date.now());
    return id === null ? show(own, 404, text) : done(own, 'confirmed', key, id);
  }
  if (action === 'delete') {
    await end(key, link);
    return done(own, 'deleted', key);
  }
  if (link.purpose === 'manage' && action === 'save') return save(fields, { own, text, key, id: link.id });
  throw new Refusal(400, 'This link does not permit that.');
}

async function show(locale: Locale, status: number, link: string): Promise<RejectedChange> {
  return { locale, status, view: await followView(new URLSearchParams({ key: link })) };
}

async function save(
  fields: URLSearchParams,
  { own, text, key, id }: { own: Locale; text: string; key: string; id: string },
): Promise<Response | RejectedChange> {
  const form = readFollowForm(fields, { hasEmail: false });
  const reject = async (list: readonly FollowProblem[]): Promise<RejectedChange> => {
    const { view } = await show(own, 422, text);
    const again = view.kind === 'mine' ? { ...view, values: form.values, problems: list } : view;
    return { locale: own, status: 422, view: again };
  };
  const problems = await changeChoices(records(), key, id, form, Date.now());
  if (problems === null) return show(own, 404, text);
  return problems.length > 0 ? reject(problems) : done(own, 'saved', key, id);
}

async function end(key: string, { purpose, id }: MailLink): Promise<void> {
  if (purpose === 'confirm') await deleteRequest(records(), id);
  else await deleteSubscriber(records(), key, id);
}

const MAX_END_BYTES = 2048;

/** Whether the body has the field that mail clients send (RFC 8058, section 3.2), as a form of either encoding. */
function isOneClick(body: string): boolean {
  return /(^|&)List-Unsubscribe=One-Click(&|$)|name="List-Unsubscribe"\r?\n\r?\nOne-Click\r?\n/.test(body.trim());
}

/**
 * Ends a subscription for a mail client, which sends neither cookies nor an origin; the signed link is the permission. The same reply for one
 * that was ended before. @throws Refusal 400, 404, 413, 429, 503
 */
export async function handleOneClick(request: Request): Promise<Response> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  const isMultipart = type === 'multipart/form-data';
  const body = await readBody(request, isMultipart ? type : 'application/x-www-form-urlencoded', MAX_END_BYTES);
  if (!isOneClick(body)) throw new Refusal(400, 'Only List-Unsubscribe=One-Click is accepted here.');
  await countSender(request);
  await orUnavailable(async () => {
    const key = await subscriberKey();
    const link = readLink(key, new URL(request.url).searchParams.get('key') ?? '');
    if (link?.purpose !== 'end') throw new Refusal(404, 'This link is not of this site.');
    await end(key, link);
  });
  return new Response('Unsubscribed.\n', {
    headers: { 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8' },
  });
}

/** The page of a link for readers who open the address of `handleOneClick` in a browser. */
export function openEndPage(request: Request): Response {
  const { searchParams } = new URL(request.url);
  const locale = searchParams.get('locale') ?? '';
  return redirectToPage(isLocale(locale) ? locale : 'en', { key: searchParams.get('key') ?? '' });
}
