import { verifyMail } from '#lib/enquiries/mail-enquiry.ts';
import type { Environment } from '#lib/runtime/environment/schema.ts';
import type { Check } from './check.ts';

/** Knocks at the mail server, and sends nothing. */
export function mailCheck(mail: NonNullable<Environment['mail']>): Check {
  return {
    shows: 'what visitors write, by mail',
    call: `SMTP ${new URL(mail.server).host}`,
    async run() {
      try {
        await verifyMail(mail);
        return { found: `would go to ${mail.to}` };
      } catch (error) {
        const reason = error instanceof Error ? error.message.replaceAll(/\s+/g, ' ') : String(error);
        return { found: 'cannot be sent', amiss: [`the mail server of SMTP_URL does not let us in: ${reason}`] };
      }
    },
  };
}

/** Where what visitors write goes, in one line. */
export function describeDelivery(by: 'mail' | 'office' | null): string {
  if (by === 'mail') return 'What visitors write is sent by mail.';
  if (by === 'office') return 'What visitors write is in the office, under "From visitors".';
  return 'Visitors cannot write from the site: SMTP_URL and ENQUIRY_TO let them; the page says how to call.';
}
