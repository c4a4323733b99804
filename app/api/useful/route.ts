import { refusingForm } from '#lib/platform/http/refuse-form.ts';
import { recordFeedback } from '#lib/site/enquiries/record-feedback.ts';

/** Whether a page was useful, from the two buttons below it; 303 back to it. */
export const POST = refusingForm(recordFeedback);
