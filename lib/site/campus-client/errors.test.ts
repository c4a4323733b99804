import { CampusApiError, isCampusApiError } from './errors.ts';

test('an error of another copy of the module is recognised, with its kind', () => {
  let other: unknown;
  jest.isolateModules(() => {
    const copy: typeof import('./errors.ts') = require('./errors.ts');
    expect(copy.CampusApiError).not.toBe(CampusApiError);
    other = new copy.CampusApiError('timeout', 'GET /notice/');
  });
  expect(other instanceof CampusApiError).toBe(true);
  expect(other).toMatchObject({ kind: 'timeout', call: 'GET /notice/' });
});

test('other errors are not recognised; an error that crossed a cache boundary is, by its digest', () => {
  const crossed = Object.assign(new Error('hidden'), { digest: 'campus-api;timeout;GET /notice/' });
  for (const value of [new Error('other'), { kind: 'timeout' }, null, undefined, 'timeout', crossed])
    expect(value instanceof CampusApiError).toBe(false);
  expect([isCampusApiError(crossed), isCampusApiError(new Error('other'))]).toEqual([true, false]);
});
