import { createHash } from 'node:crypto';

/** A script or style as a content security policy names it. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
