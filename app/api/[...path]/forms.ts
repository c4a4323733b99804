import { jsonError } from '#lib/platform/http/error-response.ts';
import { Refusal, refusing } from '#lib/platform/http/refusal.ts';
import { refusingForm } from '#lib/platform/http/refuse-form.ts';
import {
  FOLLOW_CHANGE,
  FOLLOW_END,
  FOLLOW_FORM,
  PROGRESS_FORM,
  PUSH_FORM,
  WRITE_FORM,
} from '#lib/platform/routes/paths.ts';
import { fetchProgress } from '#lib/site/enquiries/fetch-progress.ts';
import { receiveEnquiry } from '#lib/site/enquiries/receive-enquiry.ts';
import { recordFeedback } from '#lib/site/enquiries/record-feedback.ts';
import { handleLink, handleOneClick, openEndPage } from '#lib/site/mail-subscriptions/handle-link.ts';
import { requestSubscription } from '#lib/site/mail-subscriptions/request-subscription.ts';
import { handlePushChoices } from '#lib/site/notifications/handle-choices.ts';
import type { Endpoints } from './endpoint.ts';

/** An invalid form is an error page: here no page shows it again. */
const refused = (status: number, reason: string) => new Refusal(status === 422 ? 400 : status, reason);

/** Forms of visitors, where the server does not handle them itself (`server/handlers/page-form.ts`). */
export const forms: Endpoints = {
  [WRITE_FORM]: {
    POST: refusingForm(async (request) => {
      const result = await receiveEnquiry(request);
      if (result instanceof Response) return result;
      throw refused(result.status, result.reason);
    }),
  },
  [PROGRESS_FORM]: {
    POST: refusingForm(async (request) => {
      const { status, progress } = await fetchProgress(request);
      return jsonError(status, typeof progress === 'string' ? progress : progress.state);
    }),
  },
  [FOLLOW_FORM]: {
    POST: refusingForm(async (request) => {
      const result = await requestSubscription(request);
      if (result.kind === 'sent') return new Response(null, { status: 202 });
      throw refused(result.status, result.reason);
    }),
  },
  [FOLLOW_CHANGE]: {
    POST: refusingForm(async (request) => {
      const result = await handleLink(request);
      if (result instanceof Response) return result;
      throw refused(result.status, result.view.kind);
    }),
  },
  [FOLLOW_END]: { GET: openEndPage, POST: refusing(handleOneClick) },
  [PUSH_FORM]: {
    POST: refusing(async (request) => new Response(null, { status: (await handlePushChoices(request)).status })),
  },
  '/api/useful': { POST: refusingForm(recordFeedback) },
};
