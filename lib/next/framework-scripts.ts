const FLIGHT_START = '(self.__next_f=self.__next_f||[]).push([0])';
const FLIGHT = /^self\.__next_f\.push\((\[.*\])\)$/s;
const CHUNKS = /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*\})\);?$/s;
// React's constants, on pages that it streams.
const STREAM = ['requestAnimationFrame(function(){$RT=performance.now()});'];

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/** What of the page's data (Next's Flight) a script carries: the empty text for the one that begins it; null for any other script. */
export function flightIn(script: string): string | null {
  if (script === FLIGHT_START) return '';
  const push = parsed(FLIGHT.exec(script)?.[1]);
  if (!Array.isArray(push) || push.length !== 2 || push[0] !== 1) return null;
  const data: unknown = push[1];
  return typeof data === 'string' ? data : null;
}

/**
 * Whether a script has one of the forms that Next writes into a page: data, not code. For pages of the build, which no
 * request asked for and whose scripts carry no nonce.
 */
export function isFrameworkScript(text: string): boolean {
  if (STREAM.includes(text) || flightIn(text) !== null) return true;
  const chunks = parsed(CHUNKS.exec(text)?.[1]);
  return typeof chunks === 'object' && chunks !== null;
}
