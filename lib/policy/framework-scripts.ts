const FLIGHT_START = '(self.__next_f=self.__next_f||[]).push([0])';
const FLIGHT = /^self\.__next_f\.push\((\[.*\])\)$/s;
const CHUNKS = /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*\})\);?$/s;
// React's constants, on pages that it streams.
const STREAM = ['requestAnimationFrame(function(){$RT=performance.now()});'];

function isJson(text: string, fits: (value: unknown) => boolean): boolean {
  try {
    return fits(JSON.parse(text));
  } catch {
    return false;
  }
}

/**
 * Whether a script has one of the forms that Next writes into a page: data, not code. For pages of the build, which no
 * request asked for and whose scripts carry no nonce.
 */
export function isFrameworkScript(text: string): boolean {
  if (text === FLIGHT_START || STREAM.includes(text)) return true;
  const flight = FLIGHT.exec(text)?.[1];
  if (flight) return isJson(flight, (value) => Array.isArray(value) && value.length === 2 && value[0] === 1);
  const chunks = CHUNKS.exec(text)?.[1];
  return chunks !== undefined && isJson(chunks, (value) => typeof value === 'object' && value !== null);
}
