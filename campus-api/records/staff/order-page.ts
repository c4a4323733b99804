import type { Hono } from 'hono';
import type { AdminServices } from '#campus-api/web/admin.ts';
import { failureProblems } from '#campus-api/web/change-page.ts';
import { requireForm } from '#campus-api/web/requests/access.ts';
import { type AdminEnv, viewOf } from '#campus-api/web/requests/context.ts';
import { reportAddress } from '#campus-api/web/results.ts';
import { adminLayout, problemList } from '#campus-api/web/view/layout.ts';
import { moveStaff } from './move-staff.ts';

/** Moves people within the order of the website. */
export function addStaffOrderRoutes(app: Hono<AdminEnv>, { change }: AdminServices): void {
  app.post('/staff/:id{[0-9]{1,15}}/:direction{up|down}', async (c) => {
    const form = await requireForm(c);
    if (form instanceof Response) return form;
    const id = Number(c.req.param('id'));
    const direction = c.req.param('direction') === 'up' ? 'up' : 'down';
    try {
      const written = await change(form.session, { confirmed: false }, (campus) => moveStaff(campus, id, direction));
      return c.redirect(`${reportAddress('/staff', 'changed', written)}#record-${id}`, 303);
    } catch (error) {
      const view = viewOf(c);
      const body = problemList(view.messages, failureProblems(error, {}, view));
      return c.html(adminLayout(view, { title: view.messages.staff.title, body, section: 'staff' }));
    }
  });
}
