import type { AdminSession } from '#campus-api/accounts/sessions.ts';
import { openPreviewFolder } from '#campus-api/changes/preview-folder.ts';
import type { ChangedRow } from '#campus-api/changes/row-log.ts';
import type { NewFile } from '#campus-api/files/store-file.ts';
import type { RowImage } from '#campus-api/model/tracked-tables.ts';
import { type Locale, locales } from '#content/locale.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { type AdminContext, viewOf } from '../requests/context.ts';
import type { AdminServices } from '../requests/services.ts';
import type { AdminSettings } from '../requests/settings.ts';
import { type Html, html } from '../view/html.ts';
import { adminLayout, tokenField, type View } from '../view/layout.ts';
import type { AdminMessages } from '../view/messages.ts';

/** A change that the website shows before its publication. */
export interface PreviewedChange {
  rows: readonly ChangedRow[];
  newFiles: readonly NewFile[];
}

/** The page of the website after a change. `path`: without the language; `name`: its name, for screen readers. */
export interface SitePage {
  change: PreviewedChange;
  path: string;
  name: string;
}

/** A scheduled or withdrawn record is shown as if it were public. */
const asPublic = (image: RowImage | null): RowImage | null =>
  image && Object.fromEntries(Object.entries(image).map(([name, value]) => [name, HIDING.has(name) ? null : value]));
const HIDING: ReadonlySet<string> = new Set(['publish_at', 'withdraw_at', 'withdrawn_at']);

/** Pages of the website after a change, on the screen of a phone, in both languages. */
export function sitePreview(
  { settings }: Pick<AdminServices, 'settings'>,
  c: AdminContext,
  { change: { rows, newFiles }, path, name }: SitePage,
): Html {
  const view = viewOf(c);
  const { editing } = view.messages;
  const preview = {
    rows: rows.map(({ table, before, after }) => ({ table, before, after: asPublic(after) })),
    frameOrigin: frameOriginOf(c, settings),
  };
  const token = openPreviewFolder(settings.campus.dataDir).save(preview, newFiles);
  const frame = (language: Locale): Html => {
    const address = `${settings.siteUrl}${language === 'ne' ? '/ne' : ''}/preview/${token}${path === '/' ? '' : path}`;
    const title = fillIn(
      editing.previewIn,
      { language: language === 'en' ? editing.english : editing.nepali, name },
      view.language,
    );
    return html`<figure class="phone"><figcaption><a href="${address}" target="_blank" rel="noreferrer">${title}</a></figcaption><iframe src="${address}" title="${title}" width="360" height="640"></iframe></figure>`;
  };
  const order = locales.toSorted((a, b) => Number(b === view.language) - Number(a === view.language));
  return html`<p class="soft">${editing.previewHint}</p>
<div class="phones">${order.map(frame)}</div>`;
}

interface PreviewPage {
  page: SitePage;
  section: keyof AdminMessages['nav'];
  /** The preview, and what stands below it. */
  content: Html;
  /** The address of the form; it is published at `/publish` below it. */
  draftUrl: string;
  isNew: boolean;
}

/** The page with a preview, from which a draft is published. */
export function previewPage(
  view: View,
  session: AdminSession,
  { page, section, content, draftUrl, isNew }: PreviewPage,
): Html {
  const { editing } = view.messages;
  const body = html`<p class="soft">${editing.notYet}</p>
${content}
<div class="actions end sticky"><form method="post" action="${draftUrl}/publish" class="inline">${tokenField(session)}<button class="main">${isNew ? editing.publish : editing.publishChange}</button></form>
<a class="button" href="${draftUrl}">${editing.change}</a></div>`;
  return adminLayout(view, { title: `${editing.previewTitle}: ${page.name}`, body, section });
}

/** The origin of the admin as this browser sees it: its public one, or that of a tunnel to this machine. */
function frameOriginOf(c: AdminContext, { origin }: AdminSettings): string {
  const host = c.req.header('host') ?? '';
  if (origin !== null && new URL(origin).host === host) return origin;
  return URL.parse(`http://${host}`)?.origin ?? 'http://localhost';
}
