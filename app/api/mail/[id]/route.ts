import { people } from '#content/messages/people.ts';
import { mailRedirect } from '#lib/site/people/handle-mail.ts';
import { findEmail } from '#lib/site/people/person-pages.ts';

/** Opens a mail to a person: their address is in no page (decision 55). A GET, so that it works as a link without scripts. */
export async function GET(_request: Request, { params }: RouteContext<'/api/mail/[id]'>): Promise<Response> {
  return mailRedirect(await findEmail((await params).id), people.noMail);
}
