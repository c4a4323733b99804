import { environment } from '#lib/platform/settings/index.ts';
import { CampusApiError } from '#lib/site/campus-client/errors.ts';
import { knownIds } from './known-ids.ts';

afterEach(() => jest.restoreAllMocks());

const placeholder = [{ id: '-' }];

test('only the ids of the records are returned', async () => {
  expect(await knownIds(async () => [{ id: '3', title: 'Sports' }])).toEqual([{ id: '3' }]);
});

test('a placeholder is returned where there are no records or the campus API fails', async () => {
  const fail = () => Promise.reject(new CampusApiError('timeout', 'GET /gallery/all'));
  expect(await knownIds(async () => [])).toEqual(placeholder);
  expect(await knownIds(fail)).toEqual(placeholder);
});

test('an error of the site itself is thrown', async () => {
  await expect(knownIds(() => Promise.reject(new TypeError('no')))).rejects.toThrow(TypeError);
});

test('the build of a start returns only a placeholder and reads nothing', async () => {
  jest.replaceProperty(environment(), 'isServedHere', true);
  const read = jest.fn(async () => [{ id: '3' }]);
  expect(await knownIds(read)).toEqual(placeholder);
  expect(read).not.toHaveBeenCalled();
});
