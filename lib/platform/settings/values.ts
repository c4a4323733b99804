import { z } from 'zod';

/** A whole number in decimal digits, both bounds included. */
export function integer(minimum: number, maximum: number) {
  return z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .refine((value) => value >= minimum && value <= maximum);
}

/** The base address of an upstream, without a slash at its end. `fetch` rejects addresses with credentials. */
export const baseUrl = z
  .url({ protocol: /^https?$/, hostname: /^.+$/ })
  .transform((text) => new URL(text))
  .refine((url) => !url.username && !url.password && !url.search && !url.hash)
  .transform((url) => url.href.replace(/(?<!\/)\/+$/, ''));

/** Scheme, host and port only. */
export const origin = z
  .url({ protocol: /^https?$/, hostname: /^.+$/ })
  .transform((text) => new URL(text))
  .refine((url) => url.href === `${url.origin}/`)
  .transform((url) => url.origin);

/** The parts of a text with commas. */
const separated = z.string().transform((text) => text.split(',').map((part) => part.trim()));

/** Origins separated by commas. */
export const originList = separated.pipe(z.array(origin));

/** A private key of the curve P-256: 32 bytes as base64url. */
export const pushKey = z.string().regex(/^[\w-]{43}$/);

export const redisUrl = z.url({ protocol: /^rediss?$/ });

/** Hosts with ports, separated by commas. */
export const hostList = separated.pipe(z.array(z.string().regex(/^[\w.-]+:\d{1,5}$/)));

/** iron-session requires keys of at least 32 characters. */
export const SECRET_LENGTH = 32;

/** A repository of restic: S3-compatible storage, a folder of a server over SFTP, or a folder of this machine, such as a mounted disk. */
export const backupRepository = z.string().regex(/^(s3:https?:\/\/[^/\s]+\/\S+|sftp:[^\s'"]+|\/\S+)$/);

/** Secrets, newest first: the first encrypts, and all decrypt. */
export const secretList = separated.refine((secrets) => secrets.every((secret) => secret.length >= SECRET_LENGTH));

export const smtpUrl = z.url({ protocol: /^smtps?$/, hostname: /^.+$/ });

/** One email address. */
export const emailAddress = z.email().max(200);

/** Email addresses separated by commas. */
export const emailList = separated.pipe(z.array(emailAddress).max(20));

/** A web address, or the absolute path of a file. */
export const feedAddress = z.union([
  z.url({ protocol: /^https?$/, hostname: /^.+$/ }),
  z.string().regex(/^\/\P{Cc}+$/u),
]);

const LOOPBACK = /^(localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Whether secrets may be sent to an address: encrypted, or not leaving this machine. */
export const isConfidential = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname));

/** An address to which the site itself sends requests. */
export const outgoingUrl = z
  .url({ protocol: /^https?$/, hostname: /^.+$/ })
  .transform((text) => new URL(text))
  .refine((url) => isConfidential(url) && !url.username && !url.password && !url.hash)
  .transform((url) => url.href);
