import type { IncomingMessage, ServerResponse } from 'node:http';
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
  if (isKnown(request.headers['if-none-match'], String(headers.etag))) {
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

/** Whether the asker has it (RFC 9110, 13.1.2: compared weakly, as compressed answers have other bytes). */
function isKnown(tags: string | undefined, tag: string): boolean {
  if (tags === undefined) return false;
  const bare = (each: string) => each.trim().replace(/^W\//, '');
  return tags.trim() === '*' || tags.split(',').some((each) => bare(each) === bare(tag));
}
