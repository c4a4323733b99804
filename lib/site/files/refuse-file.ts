import { fileRefusals } from '#content/messages/file-refusals.ts';
import { jsonError } from '#lib/platform/http/error-response.ts';
import { plainPage, plainPagePolicy } from '#lib/platform/http/plain-page.ts';

const reasons = {
  misnamed: { status: 400, message: 'This is not the name of a file.', words: fileRefusals.missing },
  missing: { status: 404, message: 'There is no such file.', words: fileRefusals.missing },
  unavailable: {
    status: 503,
    message: 'This file is not available right now. Please try again in a minute.',
    words: fileRefusals.unavailable,
  },
} as const;

/** Responds that there is no file, with a page for visitors and JSON for programs. */
export function refuseFile({ headers }: Request, reason: keyof typeof reasons): Response {
  const { status, message, words } = reasons[reason];
  const retryHeader: Record<string, string> = status === 503 ? { 'Retry-After': '60' } : {};
  if (!headers.get('accept')?.includes('text/html')) return jsonError(status, message, retryHeader);
  return new Response(plainPage(words.heading, words.text), {
    status,
    headers: {
      'Cache-Control': 'no-store',
      'Content-Security-Policy': plainPagePolicy,
      'Content-Type': 'text/html; charset=utf-8',
      ...retryHeader,
    },
  });
}
