import { WriteAnswer } from '#components/write/write-result.tsx';
import { askProgress, type ProgressAnswer } from '#lib/enquiries/fetch-progress.ts';
import { type EnquiryAgain, takeEnquiry } from '#lib/enquiries/receive-enquiry.ts';
import type { TakePageForm } from '#lib/http/page-forms.ts';
import type { MakeFragment } from '#lib/http/page-fragments.ts';
import { refusingForm } from '#lib/http/refuse-form.ts';
import { WRITE } from '#lib/routes/paths.ts';
import { shellPath } from '#lib/routes/shells.ts';
import { renderFragment } from './render.ts';

const shell = shellPath(WRITE);

/** The form by which visitors write to the campus, or the number of what they sent. */
export const writeFragment: MakeFragment = async (parameters, locale) => ({
  shell,
  html: await renderFragment(<WriteAnswer locale={locale} sent={parameters.get('sent') ?? undefined} />),
});

/** What came of that form: a redirect, or the page with all that was typed. */
export const takeWriteForm: TakePageForm = (request) =>
  answerForm(request, async (sent) => {
    const taken = await takeEnquiry(sent);
    return taken instanceof Response ? taken : pageOf(taken, { again: taken });
  });

/** The page with what became of a reference. */
export const takeAnsweredForm: TakePageForm = (request) =>
  answerForm(request, async (sent) => {
    const asked = await askProgress(sent);
    return pageOf(asked, { asked });
  });

/** A refusal becomes a page of its own. */
async function answerForm(request: Request, answer: TakePageForm) {
  const given: Awaited<ReturnType<TakePageForm>>[] = [];
  const refused = await refusingForm(async (sent) => {
    given.push(await answer(sent));
    return new Response(null);
  })(request);
  return given[0] ?? refused;
}

async function pageOf(
  { locale, status }: Pick<EnquiryAgain, 'locale' | 'status'>,
  props: { again: EnquiryAgain } | { asked: ProgressAnswer },
) {
  const html = await renderFragment(<WriteAnswer locale={locale} {...props} />);
  return { page: WRITE, locale, status, fragment: { shell, html } };
}
