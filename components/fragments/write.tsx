import { WriteResult } from '#components/write/write-result.tsx';
import type { FragmentRenderer, PageFormHandler } from '#lib/platform/http/page-handlers.ts';
import { WRITE } from '#lib/platform/routes/paths.ts';
import { templatePath } from '#lib/platform/routes/templates.ts';
import { fetchProgress, type ProgressResult } from '#lib/site/enquiries/fetch-progress.ts';
import { receiveEnquiry, type UnsentEnquiry } from '#lib/site/enquiries/receive-enquiry.ts';
import { handleForm } from './handle-form.ts';
import { renderFragment } from './render.ts';

const template = templatePath(WRITE);

/** The message form, or the reference number of a sent message. */
export const writeFragment: FragmentRenderer = async ({ parameters, locale }) => ({
  template,
  html: await renderFragment(<WriteResult locale={locale} sent={parameters.get('sent') ?? undefined} />),
});

/** Handles the message form. Returns a redirect, or the page with the typed values. */
export const handleWriteForm: PageFormHandler = (request) =>
  handleForm(request, async (sent) => {
    const result = await receiveEnquiry(sent);
    return result instanceof Response ? result : pageOf(result, { again: result });
  });

/** Handles the progress form. Returns the page with the state of a message. */
export const handleProgressForm: PageFormHandler = (request) =>
  handleForm(request, async (sent) => {
    const progress = await fetchProgress(sent);
    return pageOf(progress, { progress });
  });

async function pageOf(
  { locale, status }: Pick<UnsentEnquiry, 'locale' | 'status'>,
  props: { again: UnsentEnquiry } | { progress: ProgressResult },
) {
  const html = await renderFragment(<WriteResult locale={locale} {...props} />);
  return { page: WRITE, locale, status, fragment: { template, html } };
}
