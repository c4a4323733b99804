import '#lib/site/campus-client/testing/environment.ts';
import { makeSentNote, makeStamp, readSentNote, readStamp } from './form-stamp.ts';

const before = { ...process.env };
beforeEach(() => {
  process.env.SESSION_SECRET = 'a secret of the tests that is long enough';
});
afterEach(() => {
  process.env = { ...before };
});

const opened = Date.parse('2026-11-22T10:00:00Z');
const after = (ms: number) => readStamp(makeStamp(opened), opened + ms).kind;

test('a form is accepted from three seconds to a day after it was opened', () => {
  expect(after(0)).toBe('early');
  expect(after(2999)).toBe('early');
  expect(after(3000)).toBe('good');
  expect(after(24 * 3_600_000 - 1)).toBe('good');
  expect(after(24 * 3_600_000)).toBe('old');
});

test('each form has a distinct id', () => {
  const ids = Array.from({ length: 50 }, () => {
    const state = readStamp(makeStamp(opened), opened + 5000);
    return state.kind === 'good' ? state.id : '';
  });
  expect(new Set(ids).size).toBe(50);
  expect(ids.every((id) => /^[\w-]{22}$/.test(id))).toBe(true);
});

test('a forged stamp, a changed time and another text are rejected', () => {
  const stamp = makeStamp(opened);
  const later = (opened + 60_000).toString(36);
  const note = makeSentNote({ reference: 'K7M2-94QX', by: 'office' });
  for (const forged of [
    '',
    'x',
    `${stamp}x`,
    stamp.slice(0, -1),
    stamp.replace(/^[^-]+/, later),
    note,
    `${stamp.split('.')[0]}.`,
    'x'.repeat(100_000),
  ])
    expect(readStamp(forged, opened + 5000).kind).toBe('old');
});

test('the reference in a sent note is read back, and forged notes are rejected', () => {
  const note = makeSentNote({ reference: 'K7M2-94QX', by: 'mail' });
  expect(readSentNote(note)).toEqual({ reference: 'K7M2-94QX', by: 'mail' });
  for (const forged of ['', note.replace('K7M2', 'AAAA'), 'K7M2-94QX-mail.', makeStamp(opened), `${note}<b>`])
    expect(readSentNote(forged)).toBeNull();
});

test('a form opened before a change of the secret is accepted while the old secret is listed', () => {
  const stamp = makeStamp(opened);
  process.env.SESSION_SECRET = `another secret of the tests that is long enough,${process.env.SESSION_SECRET}`;
  expect(readStamp(stamp, opened + 5000).kind).toBe('good');
  process.env.SESSION_SECRET = 'another secret of the tests that is long enough';
  expect(readStamp(stamp, opened + 5000).kind).toBe('old');
});
