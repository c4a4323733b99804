import { type EnquiryAgain, takeEnquiry } from '#lib/enquiries/take-enquiry.ts';
import type { TakePageForm } from '#lib/http/page-forms.ts';
import type { MakeFragment } from '#lib/http/page-fragments.ts';
import { refusingForm } from '#lib/http/refuse-form.ts';
import { WRITE } from '#lib/routes/paths.ts';
import { shellPath } from '#lib/routes/shells.ts';
import { WriteAnswer } from '../write/write-answer.tsx';
import { renderFragment } from './render.ts';

const shell = shellPath(WRITE);

/** The form by which visitors write to the campus, or the number of what they sent. */
export const writeFragment: MakeFragment = async (parameters, locale) => ({
  shell,
  html: await renderFragment(<WriteAnswer locale={locale} sent={parameters.get('sent') ?? undefined} />),
});

/** What came of that form: a redirect, or the page with all that was typed. */
export const takeWriteForm: TakePageForm = async (request) => {
  const back: EnquiryAgain[] = [];
  const response = await refusingForm(async (sent) => {
    const taken = await takeEnquiry(sent);
    if (taken instanceof Response) return taken;
    back.push(taken);
    return new Response(null);
  })(request);
  return back[0] ? againOf(back[0]) : response;
};

async function againOf(again: EnquiryAgain) {
  const { locale, status } = again;
  const html = await renderFragment(<WriteAnswer locale={locale} again={again} />);
  return { page: WRITE, locale, status, fragment: { shell, html } };
}
