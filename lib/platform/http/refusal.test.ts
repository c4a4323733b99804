import { Refusal, refusing } from './refusal.ts';

/** The copy of the class in another bundle of the same process. */
async function copyOfRefusal(): Promise<typeof Refusal> {
  let copy: typeof Refusal = Refusal;
  await jest.isolateModulesAsync(async () => {
    copy = (await import('./refusal.ts')).Refusal;
  });
  return copy;
}

test('a refusal of another bundle is recognised and becomes its response', async () => {
  const Copy = await copyOfRefusal();
  expect(Copy).not.toBe(Refusal);
  const refused = new Copy(429, 'Too many', { 'Retry-After': '7' });
  expect(refused instanceof Refusal).toBe(true);
  const response = await refusing(() => Promise.reject(refused))(new Request('http://site'));
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '7']);
});

test('another error is not a refusal and is rethrown', async () => {
  expect([new Error('x'), null, 'refusal', { status: 429 }].map((value) => value instanceof Refusal)).toEqual(
    Array(4).fill(false),
  );
  await expect(refusing(() => Promise.reject(new Error('broken')))(new Request('http://site'))).rejects.toThrow(
    'broken',
  );
});
