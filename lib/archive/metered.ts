/** Bytes from which on a costly connection is warned of (50 MB). */
const MUCH = 50_000_000;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether saving so many bytes should be asked about first: the connection says that it is slow or that data are dear. Most browsers say nothing. */
export function isCostly(bytes: number, browser: Navigator & { connection?: Connection }): boolean {
  const { saveData = false, effectiveType = '' } = browser.connection ?? {};
  return bytes > MUCH && (saveData || ['slow-2g', '2g', '3g'].includes(effectiveType));
}
