import { recordFeedback } from '#lib/feedback/record-feedback.ts';
import { refusingForm } from '#lib/http/refuse-form.ts';

/** Whether a page was useful, from the two buttons below it; 303 back to it. */
export const POST = refusingForm(recordFeedback);
