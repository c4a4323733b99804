import { Refusal, refusing } from './refusal.ts';

/** The class as another bundle of the same process has it. */
async function copyOfRefusal(): Promise<typeof Refusal> {
  let copy: typeof Refusal = Refusal;
  await jest.isolateModulesAsync(async () => {
    copy = (await import('./refusal.ts')).Refusal;
  });
  return copy;
}

test('a refusal of another bundle is one here, and becomes its answer', async () => {
  const Copy = await copyOfRefusal();
  expect(Copy).not.toBe(Refusal);
  const refused = new Copy(429, 'Too many', { 'Retry-After': '7' });
  expect(refused instanceof Refusal).toBe(true);
  const answer = await refusing(() => Promise.reject(refused))(new Request('http://site'));
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '7']);
});

test('another error is no refusal', async () => {
  expect([new Error('x'), null, 'refusal', { status: 429 }].map((value) => value instanceof Refusal)).toEqual(
    Array(4).fill(false),
  );
  await expect(refusing(() => Promise.reject(new Error('broken')))(new Request('http://site'))).rejects.toThrow(
    'broken',
  );
});
