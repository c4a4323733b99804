import type { Hono } from 'hono';
import type { Kind } from '../../kinds/kind.ts';
import { notifiedText } from '../../notify-site.ts';
import type { Office } from '../../office.ts';
import { needSession } from '../../requests/access.ts';
import { type OfficeEnv, viewOf } from '../../requests/context.ts';
import { html } from '../../view/html.ts';
import { layout } from '../../view/layout.ts';
import { addDraftFiles } from './files.ts';
import { addFormRoutes } from './form.ts';
import { addPublishRoutes } from './publish.ts';
import type { Desk } from './record-draft.ts';
import { addRemovalRoutes } from './removal.ts';
import { addSentDraftRoute } from './sent-draft.ts';

const done = ['published', 'changed', 'removed', 'withdrawn', 'restored'] as const;

/** The pages of one kind of record: list, form, preview, removal. */
export function addRecordRoutes(app: Hono<OfficeEnv>, office: Office, kind: Kind): void {
  const desk: Desk = { office, kind };
  addListRoute(app, desk);
  addFormRoutes(app, desk);
  addSentDraftRoute(app, desk);
  addPublishRoutes(app, desk);
  addDraftFiles(app, desk);
  addRemovalRoutes(app, desk);
}

function addListRoute(app: Hono<OfficeEnv>, { office, kind }: Desk): void {
  const { path, section } = kind;
  app.get(path, (c) => {
    const session = needSession(c);
    if (session instanceof Response) return session;
    const view = viewOf(c);
    const { title, newOne } = kind.words(view.words);
    const what = done.find((one) => one === c.req.query('done'));
    const said = what
      ? [view.words.done[what], notifiedText(view.words, c.req.query('told'))].filter(Boolean).join(' ')
      : '';
    const body = html`${!kind.isFixed && html`<p class="actions"><a class="button main" href="${path}/new">${newOne}</a></p>`}${kind.list(view, office, new URL(c.req.url).searchParams)}`;
    return c.html(layout(view, { title, body, section, said }));
  });
}
