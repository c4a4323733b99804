import { verifyMail } from '#lib/platform/runtime/mail-transport.ts';
import type { Environment } from '#lib/platform/settings/schema.ts';
import type { Check } from './check.ts';

/** Connects to the mail server without sending anything. */
export function mailCheck(
  mail: Pick<NonNullable<Environment['mail']>, 'server' | 'to'>,
  shows = 'enquiries of visitors, by mail',
): Check {
  return {
    shows,
    call: `SMTP ${new URL(mail.server).host}`,
    async run() {
      try {
        await verifyMail(mail.server);
        return { summary: `would go to ${mail.to}` };
      } catch (error) {
        const reason = error instanceof Error ? error.message.replaceAll(/\s+/g, ' ') : String(error);
        return { summary: 'cannot be sent', problems: [`the mail server of SMTP_URL rejects the login: ${reason}`] };
      }
    },
  };
}

/** Describes the mails to subscribers in one line. */
export function describeSubscriptions(subscriptions: Environment['subscriptions']): string {
  if (subscriptions === null)
    return 'Readers cannot get notices by mail: set SMTP_URL and SUBSCRIPTIONS_FROM. The form is not shown.';
  return `Readers get notices by mail from ${subscriptions.from}, at most ${subscriptions.rate} a minute.`;
}

/** Describes the delivery of enquiries in one line. */
export function describeDelivery(by: 'mail' | 'admin' | null): string {
  if (by === 'mail') return 'Enquiries of visitors are sent by mail.';
  if (by === 'admin') return 'Enquiries of visitors are in the admin, under "From visitors".';
  return 'Visitors cannot send enquiries from the site: set SMTP_URL and ENQUIRY_TO. The page shows how to call.';
}
