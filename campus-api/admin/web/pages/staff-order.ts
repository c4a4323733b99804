import type { Hono } from 'hono';
import { moveStaff } from '../../staff/move-staff.ts';
import type { AdminServices } from '../admin.ts';
import { failureProblems } from '../change-page.ts';
import { requireForm } from '../requests/access.ts';
import { type AdminEnv, viewOf } from '../requests/context.ts';
import { reportAddress } from '../results.ts';
import { adminLayout, problemList } from '../view/layout.ts';

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
