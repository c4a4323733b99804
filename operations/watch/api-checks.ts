import { fetchContact } from '#lib/site/campus-client/contact.ts';
import type { Check } from '../doctor/check.ts';
import { siteContentCheck } from '../doctor/content-checks.ts';
import { examine } from '../doctor/examine.ts';

/** A small call that every page needs. */
const contactCheck: Check = {
  shows: 'address in the footer, Contact',
  call: 'GET /contact',
  async run() {
    await fetchContact();
    return { summary: '' };
  },
};

/** Whether the campus API responds, and with it the one that has the site content. */
export async function respondsToAll(hasSiteContent: boolean): Promise<boolean> {
  const checks = hasSiteContent ? [contactCheck, siteContentCheck] : [contactCheck];
  const results = await examine(checks, () => undefined);
  return results.every(({ state }) => state !== 'failed');
}
