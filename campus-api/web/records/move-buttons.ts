import type { Hono } from 'hono';
import type { Campus } from '#campus-api/changes/campus.ts';
import type { ChangeResult } from '#campus-api/changes/change-campus.ts';
import type { Direction } from '#campus-api/changes/order-rows.ts';
import { clip } from '#packages/nepali/text/clip.ts';
import { requireForm } from '../requests/access.ts';
import { type AdminEnv, viewOf } from '../requests/context.ts';
import type { AdminServices } from '../requests/services.ts';
import { failureProblems } from '../view/change-page.ts';
import { type Html, html } from '../view/html.ts';
import { adminLayout, problemList, tokenField, type View } from '../view/layout.ts';
import { reportAddress } from '../view/results.ts';
import type { RecordType } from './record-type.ts';

/** Buttons that move a record past the one before or after it on the website. */
export function moveButtons(
  { session, messages: { editing: labels } }: View,
  path: string,
  list: readonly { id: number }[],
  { id, name }: { id: number; name: string },
): Html {
  const button = (direction: Direction, label: string, symbol: string) =>
    session &&
    html`<form class="inline" method="post" action="${path}/${id}/${direction}">${tokenField(session)}<button aria-label="${label}: ${clip(name, 80)}" title="${label}">${symbol}</button></form>`;
  return html`${id !== list[0]?.id && button('up', labels.moveUp, '↑')}${id !== list.at(-1)?.id && button('down', labels.moveDown, '↓')}`;
}

/** The address that such a button calls. */
export function addMoveRoute(
  app: Hono<AdminEnv>,
  { change }: AdminServices,
  { path, section, headings }: RecordType,
  move: (campus: Campus, id: number, direction: Direction) => ChangeResult<unknown>,
): void {
  app.post(`${path}/:id{[0-9]{1,15}}/:direction{up|down}`, async (c) => {
    const form = await requireForm(c);
    if (form instanceof Response) return form;
    const id = Number(c.req.param('id'));
    const direction = c.req.param('direction') === 'up' ? 'up' : 'down';
    try {
      const written = await change(form.session, { confirmed: false }, (campus) => move(campus, id, direction));
      return c.redirect(`${reportAddress(path, 'changed', written, id)}#record-${id}`, 303);
    } catch (error) {
      const view = viewOf(c);
      const body = problemList(view.messages, failureProblems(error, {}, view));
      return c.html(adminLayout(view, { title: headings(view.language).title, body, section }));
    }
  });
}
