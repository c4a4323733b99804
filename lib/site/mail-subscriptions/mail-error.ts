/** Meaning of the mail server's refusal of a mail; `reason`: its code and its enhanced code, never an address. */
export type MailFailure =
  | { kind: 'rejected'; isMissing: boolean; reason: string }
  | { kind: 'later'; reason: string }
  /** `mayBeAccepted`: the connection ended when the message may have been accepted. */
  | { kind: 'server'; mayBeAccepted: boolean; reason: string };

const fieldOf = (error: unknown, name: string): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;

/** Enhanced codes of an address that does not exist or is disabled (RFC 3463; 5.1.351 and 5.4.1 are Microsoft’s); others are about rules, sizes or full mailboxes. */
const MISSING = /^5\.(1\.[0-36]|1\.10|1\.351|2\.1|4\.1)$/;

/** Whether an enhanced code is about an address that does not exist. */
export const isMissingAddress = (code: string | null): boolean => code !== null && MISSING.test(code);

const enhancedCode = (response: unknown): string | null =>
  typeof response === 'string' ? (/\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(response)?.[0] ?? null) : null;

/** Reads an error of the transport: about the address, about this mail, or about the server and with it all mails. */
export function readMailError(error: unknown): MailFailure {
  const status = Number(fieldOf(error, 'responseCode') ?? Number.NaN);
  const command = String(fieldOf(error, 'command') ?? '');
  const enhanced = enhancedCode(fieldOf(error, 'response'));
  const code = [Number.isNaN(status) ? String(fieldOf(error, 'code') ?? 'failed') : String(status), enhanced]
    .filter(Boolean)
    .join(' ');
  if (command === 'RCPT TO' && status >= 500)
    return { kind: 'rejected', isMissing: isMissingAddress(enhanced), reason: code };
  // Greylisting, a full mailbox, a message that a filter does not like: other mails may pass.
  if (command === 'RCPT TO' || (command === 'DATA' && status >= 400)) return { kind: 'later', reason: code };
  const isRefused =
    !Number.isNaN(status) || ['EDNS', 'EAUTH', 'ETLS', 'ECONFIG'].includes(String(fieldOf(error, 'code')));
  const mayBeAccepted = !isRefused && fieldOf(error, 'syscall') !== 'connect';
  return { kind: 'server', mayBeAccepted, reason: code };
}
