import { logInToQaa } from '#lib/site/campus-client/qaa.ts';
import type { Check } from './check.ts';

/** Logs in once, as the site does; only on request. */
export function loginCheck(userName: string, password: string): Check {
  return {
    shows: 'login to the QAA area',
    call: 'POST /login/qaaLogin',
    async run() {
      const { accepted, message } = await logInToQaa({ userName, password });
      return {
        summary: message,
        problems: accepted ? [] : ['it was refused; the site accepts only the specified message as a success'],
      };
    },
  };
}
