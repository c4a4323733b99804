/** Redis did not answer in time. */
export class Late extends Error {
  override readonly name = 'Late';
}

/** What comes within so many milliseconds. @throws Late */
export async function within<T>(ms: number, answer: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  // An answer that lies there already, while this process was busy, is read before the time is up.
  const timer = setTimeout(() => setImmediate(() => late.reject(new Late(`no answer in ${ms} ms`))), ms);
  try {
    return await Promise.race([answer, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
