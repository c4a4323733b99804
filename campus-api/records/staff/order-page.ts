import type { Hono } from 'hono';
import type { Campus } from '#campus-api/changes/campus.ts';
import { type ChangeResult, changeCampus } from '#campus-api/changes/change-campus.ts';
import { insertRows } from '#campus-api/database/insert.ts';
import { cleanLine } from '#campus-api/validation/read-fields.ts';
import { addMoveRoute } from '#campus-api/web/records/move-buttons.ts';
import { requireAccount, requireForm } from '#campus-api/web/requests/access.ts';
import { type AdminEnv, viewOf } from '#campus-api/web/requests/context.ts';
import type { AdminServices } from '#campus-api/web/requests/services.ts';
import { html } from '#campus-api/web/view/html.ts';
import { adminLayout, tokenField } from '#campus-api/web/view/layout.ts';
import { reportAddress } from '#campus-api/web/view/results.ts';
import { toLatinDigits } from '#packages/nepali/text/digits.ts';
import { languageOf } from '#packages/nepali/text/language.ts';
import { staffType } from './form.ts';
import { staffTexts } from './messages.ts';
import { moveStaff } from './move-staff.ts';
import { readRanks } from './ranks.ts';
import { readAllStaff } from './store.ts';

/** Sets the order of designations; people of the others follow in their own order. */
export function setRanks(campus: Campus, designations: readonly string[]): ChangeResult<string[]> {
  const { database } = campus;
  return changeCampus(campus, { action: 'edit' }, () => {
    database.exec('DELETE FROM ranks');
    const rows = [...new Set(designations)].map((designation, position) => ({ designation, position }));
    insertRows(database, 'ranks', rows);
    return readRanks(database);
  });
}

/** Moves people within the order of the website, and orders the designations. */
export function addStaffOrderRoutes(app: Hono<AdminEnv>, services: AdminServices): void {
  const { database, change } = services;
  addMoveRoute(app, services, staffType, moveStaff);

  app.get('/staff/ranks', (c) => {
    const session = requireAccount(c);
    if (session instanceof Response) return session;
    const view = viewOf(c);
    const staff = staffTexts[view.language];
    const ranks = readRanks(database);
    const used = readAllStaff(database).map(({ designation }) => designation);
    const designations = [...new Set([...ranks, ...used])].filter((designation) => designation !== '');
    const body = html`<form method="post" action="/staff/ranks" class="panel narrow">${tokenField(session)}<p class="hint">${staff.ranksHint}</p>
<ol class="ranks">${designations.map(
      (designation, index) =>
        html`<li><input type="hidden" name="designation" value="${designation}"><label class="rank"><input class="rank-number" name="number" inputmode="numeric" autocomplete="off" maxlength="4" size="3" value="${index < ranks.length && String(index + 1)}"> <span lang="${languageOf(designation)}">${designation}</span></label></li>`,
    )}</ol>
<p class="actions"><button class="main">${staff.saveRanks}</button> <a class="button" href="/staff">${view.messages.cancel}</a></p></form>`;
    return c.html(adminLayout(view, { title: staff.ranks, body, section: 'staff' }));
  });

  app.post('/staff/ranks', async (c) => {
    const form = await requireForm(c);
    if (form instanceof Response) return form;
    const numbers = form.fields.number ?? [];
    const numbered = (form.fields.designation ?? []).flatMap((designation, index) => {
      const number = cleanLine(numbers[index] ?? '');
      return number === '' ? [] : [{ designation, number: Number.parseInt(toLatinDigits(number), 10) || 0 }];
    });
    const ranks = numbered.sort((a, b) => a.number - b.number).map(({ designation }) => designation);
    const written = await change(form.session, { confirmed: true }, (campus) => setRanks(campus, ranks));
    return c.redirect(reportAddress('/staff', 'changed', written), 303);
  });
}
