/** Redis did not reply in time. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

/** The promise's value, if it arrives within `ms` milliseconds. @throws TimeoutError */
export async function withTimeout<T>(ms: number, reply: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  // When this process was busy, a reply that has already arrived is read before the timer counts.
  const timer = setTimeout(() => setImmediate(() => late.reject(new TimeoutError(`no reply within ${ms} ms`))), ms);
  try {
    return await Promise.race([reply, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
