import { states } from '../../content/messages/states.ts';
import { plainPage } from '../http/plain-page.ts';

/** The last resort, when a page could not be made at all. What Next sends in its place is empty until its scripts run. */
export const errorPage = plainPage(states.errorPage, states.errorPageText);
