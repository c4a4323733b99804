/** Bytes above which a download on a costly connection needs a confirmation (50 MB). */
const MAX_UNCONFIRMED_BYTES = 50_000_000;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether a download needs a confirmation: the connection is reported as slow or metered. Most browsers do not report this. */
export function isCostly(bytes: number, browser: Navigator & { connection?: Connection }): boolean {
  const { saveData = false, effectiveType = '' } = browser.connection ?? {};
  return bytes > MAX_UNCONFIRMED_BYTES && (saveData || ['slow-2g', '2g', '3g'].includes(effectiveType));
}
