import { departments } from '#content/messages/campus.ts';
import { attempt } from '#lib/site/content-cache/attempt.ts';
import { mailRedirect } from '#lib/site/people/handle-mail.ts';
import { findDepartment } from '#lib/site/site-content/department-readers.ts';

/** Opens a mail to an academic department, as to a person. */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/api/mail/department/[slug]'>,
): Promise<Response> {
  const { slug } = await params;
  return mailRedirect(await attempt(async () => (await findDepartment(slug))?.email ?? null), departments.noMail);
}
