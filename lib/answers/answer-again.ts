import type { IncomingMessage, ServerResponse } from 'node:http';
import { isKnownTag } from '../http/is-known-tag.ts';
import { keptAnswers } from './kept-answers.ts';
import type { Question } from './question.ts';

/** Answers with what is kept; false where nothing is. */
export function answerAgain(
  { key, takesBrotli }: Question,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const answer = keptAnswers().take(key);
  if (!answer) return false;
  const { headers, body, brotli } = answer;
  for (const name in headers) {
    const value = headers[name];
    if (value !== undefined) response.setHeader(name, value);
  }
  const isBrotli = takesBrotli && brotli !== null;
  if (isBrotli) response.setHeader('content-encoding', 'br');
  const known = request.headers['if-none-match'];
  if (known !== undefined && isKnownTag(known, String(headers.etag))) {
    response.statusCode = 304;
    for (const name of ['content-type', 'content-encoding', 'content-length']) response.removeHeader(name);
    response.end();
  } else {
    const bytes = isBrotli ? brotli : body;
    response.setHeader('content-length', bytes.length);
    response.end(bytes);
  }
  return true;
}
