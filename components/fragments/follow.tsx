import { FollowFragment } from '#components/notices/choices/follow-result.tsx';
import type { Locale } from '#content/locale.ts';
import type { FragmentRenderer, PageFormHandler } from '#lib/platform/http/page-handlers.ts';
import { Refusal, refusing } from '#lib/platform/http/refusal.ts';
import { FOLLOW } from '#lib/platform/routes/paths.ts';
import { templatePath } from '#lib/platform/routes/templates.ts';
import { log } from '#lib/platform/runtime/log.ts';
import { handleLink, handleOneClick, redirectToPage } from '#lib/site/mail-subscriptions/handle-link.ts';
import { requestSubscription, type UnsentSubscription } from '#lib/site/mail-subscriptions/request-subscription.ts';
import { type FollowView, followView } from '#lib/site/mail-subscriptions/view.ts';
import { FailureMessage } from '../ui/failure-message.tsx';
import { handleForm } from './handle-form.ts';
import { renderFragment } from './render.ts';

const template = templatePath(FOLLOW);

/** The form of subscriptions by e-mail, or what the link of a mail shows. */
export const followFragment: FragmentRenderer = async ({ parameters, locale }) => {
  try {
    const view = await followView(parameters);
    const status = view.kind === 'unknown' ? 404 : 200;
    const html = await renderFragment(
      <FollowFragment locale={locale} view={view} departments={parameters.getAll('department')} />,
    );
    return { template, status, html };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    log.warn({ err: error }, 'subscriptions by mail cannot be read');
    return { template, status: 503, html: await renderFragment(<FailureMessage locale={locale} />) };
  }
};

/** Handles the form. Returns a redirect, so that its address and a reload send nothing, or the page with the typed values. */
export const handleFollowForm: PageFormHandler = (request) =>
  handleForm(request, async (sent) => {
    const result = await requestSubscription(sent);
    if (result.kind === 'sent') return redirectToPage(result.locale, { sent: '' });
    const view = await followView(new URLSearchParams());
    return pageOf(result, view, result);
  });

/** Handles the buttons of the page of a link. Returns a redirect, or the page with the typed values. */
export const handleFollowLink: PageFormHandler = (request) =>
  handleForm(request, async (sent) => {
    const result = await handleLink(sent);
    return result instanceof Response ? result : pageOf(result, result.view);
  });

/** Ends a subscription for a mail client. */
export const handleFollowEnd: PageFormHandler = refusing(handleOneClick);

async function pageOf(
  { locale, status }: { locale: Locale; status: number },
  view: FollowView,
  rejected?: UnsentSubscription,
) {
  const html = await renderFragment(<FollowFragment locale={locale} view={view} {...(rejected && { rejected })} />);
  return { page: FOLLOW, locale, status, fragment: { template, html } };
}
