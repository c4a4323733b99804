import { logInToQaa } from '#lib/upstream/qaa.ts';
import type { Check } from './check.ts';

/** Logs in once, as the site would; only when it was asked for. */
export function loginCheck(userName: string, password: string): Check {
  return {
    shows: 'login to the QAA area',
    call: 'POST /login/qaaLogin',
    async run() {
      const { accepted, message } = await logInToQaa({ userName, password });
      return {
        found: message,
        amiss: accepted ? [] : ['it was refused; the site takes only the agreed message for a success'],
      };
    },
  };
}
