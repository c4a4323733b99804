/** Redis did not answer in time. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

/** The promise's value, if it comes within so many milliseconds. @throws TimeoutError */
export async function within<T>(ms: number, answer: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  // When this process was busy, a reply that has already arrived is read before the timer counts.
  const timer = setTimeout(() => setImmediate(() => late.reject(new TimeoutError(`no answer in ${ms} ms`))), ms);
  try {
    return await Promise.race([answer, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
