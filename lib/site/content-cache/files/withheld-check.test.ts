import { isWithheldFile, provideWithheldCheck } from './withheld-check.ts';

test('every file counts as withheld until a check is provided', async () => {
  expect(await isWithheldFile('a.jpg')).toBe(true);
  provideWithheldCheck(async (name) => name === 'evidence.jpg');
  expect(await isWithheldFile('a.jpg')).toBe(false);
  expect(await isWithheldFile('evidence.jpg')).toBe(true);
});
