import { parseJson } from './bounded-body.ts';
import { bodyOf } from './records.ts';
import type { Report } from './report.ts';

const BEGINNING = Buffer.from('{"body":[\n');
const END = Buffer.from('\n]}');
const [LINE_BREAK, COMMA] = [0x0a, 0x2c];

/**
 * The documents of a reply of `GET /site` as JSON, each in its own bytes, so that unchanged ones are not parsed again. The embedded API puts each on a line; a reply
 * of another layout is parsed. @throws CampusApiError `malformed` when it is not a list
 */
export function documentsOf(bytes: Uint8Array, call: string, report: Report): Uint8Array[] {
  const reply = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const hasLines = reply.subarray(0, BEGINNING.length).equals(BEGINNING) && reply.subarray(-END.length).equals(END);
  if (hasLines) return linesOf(reply.subarray(BEGINNING.length, -END.length));
  const body = bodyOf(parseJson(bytes, call), report);
  if (!Array.isArray(body)) throw report.createError('body is no list');
  return body.map((record) => Buffer.from(JSON.stringify(record) ?? 'null'));
}

/** The lines without the commas at their ends; a string of JSON has no line break. */
function linesOf(text: Buffer): Buffer[] {
  const lines: Buffer[] = [];
  for (let start = 0; start < text.length; ) {
    const lineBreak = text.indexOf(LINE_BREAK, start);
    const end = lineBreak === -1 ? text.length : lineBreak;
    const hasComma = text[end - 1] === COMMA;
    if (end > start) lines.push(text.subarray(start, hasComma ? end - 1 : end));
    start = end + 1;
  }
  return lines;
}
