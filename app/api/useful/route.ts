import { refusingForm } from '@/lib/http/refuse-form';
import { takeAnswer } from '@/lib/useful/take-answer';

/** Whether a page was useful, from the two buttons below it; 303 back to it. */
export const POST = refusingForm(takeAnswer);
