import { z } from 'zod';
import { addedText } from '#campus-api/database/values.ts';
import { Issues } from '#campus-api/validation/issue.ts';
import { bothLine, day, extension, line } from './field-kinds.ts';
import { formOfOptions, helpOf, optionsOf, usageOf } from './field-options.ts';
import { columnsOf, type Fields, mergeEntries, replyOf, replyShape, rowOf } from './fields.ts';

const label = { en: 'Label', ne: 'लेबल' };
const fields = {
  title: { column: 'title', schema: z.string(), reply: { schema: z.string() }, entry: line({ name: 'title', label }) },
  letterNumber: {
    column: 'letter_number',
    schema: addedText,
    reply: extension(z.string(), 'Number'),
    entry: line({ name: 'letterNumber', isOptional: true, label, help: 'the number' }),
  },
  heldOn: {
    column: 'held_on',
    schema: z.string(),
    reply: { name: 'date', schema: z.string() },
    entry: day({ name: 'day', isOptional: true, label }),
  },
  state: { column: 'state', schema: z.string().nullish() },
} as const satisfies Fields;

const record = { id: 7, title: 'Old', letterNumber: '', heldOn: '2026-01-01', state: 'open' };

test('a row has every column, and added texts of old records are empty', () => {
  expect(columnsOf(fields)).toBe('title, letter_number AS letterNumber, held_on AS heldOn, state');
  const old = { id: 7, title: 'Old', heldOn: '2026-01-01' };
  expect(rowOf(fields, old)).toEqual({ id: 7, title: 'Old', letter_number: '', held_on: '2026-01-01', state: null });
});

test('entered values replace the stored ones, and omitted ones stay', () => {
  const issues = new Issues();
  const form = { title: ' New ', day: '2083-08-05', state: 'closed' };
  expect(mergeEntries(fields, issues, form, record)).toEqual({ ...record, title: 'New', heldOn: '2026-11-21' });
  expect(issues.list).toEqual([]);
});

test('a new record needs its required texts only', () => {
  const issues = new Issues();
  mergeEntries(fields, issues, {}, record, { isNew: true });
  expect(issues.list).toMatchObject([{ field: 'title', code: 'missing' }]);
});

test('issues are in the order of the fields, of one language or both', () => {
  const issues = new Issues();
  const name = { ...fields.title, entry: bothLine({ name: 'name', label }) };
  mergeEntries({ name, title: fields.title }, issues, { name: '', nameNe: '', title: '' }, {});
  expect(issues.list.map(({ field }) => field)).toEqual(['name', 'title']);
});

test('the reply has the names of the contract, and extensions only with a value', () => {
  expect(Object.keys(replyShape(fields))).toEqual(['title', 'letterNumber', 'date']);
  expect(replyOf(fields, record)).toEqual({ title: 'Old', date: '2026-01-01' });
  expect(replyOf(fields, { ...record, letterNumber: '5' })).toMatchObject({ letterNumber: '5' });
});

test('a command has the options, the usage and the help of the entries', () => {
  expect(Object.keys(optionsOf(fields))).toEqual(['title', 'letter-number', 'day']);
  expect(formOfOptions({ 'letter-number': '5', title: 'x' })).toEqual({ letterNumber: '5', title: 'x' });
  expect(usageOf(fields, { isNew: true })).toBe('--title "TEXT" [--letter-number "TEXT"] [--day DAY]');
  expect(usageOf(fields, { isNew: false })).toBe('[--title "TEXT"] [--letter-number "TEXT"] [--day DAY]');
  expect(helpOf(fields, { file: 'a file' })).toBe('  --letter-number  the number\n  --file           a file');
});
