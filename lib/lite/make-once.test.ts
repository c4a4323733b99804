import { makeOnce } from './make-once';

const make = jest.fn(() => Buffer.from('lite'));

beforeEach(() => make.mockClear());

test('a page is made once for each of its forms and states', () => {
  for (const [path, form, tag] of [
    ['/a', 'gzip', '"1"'],
    ['/a', 'gzip', '"1"'],
    ['/a', 'identity', '"1"'],
    ['/a', 'gzip', '"2"'],
    ['/b', 'gzip', '"2"'],
  ] as const) {
    expect(makeOnce(path, form, tag, make).toString()).toBe('lite');
  }
  expect(make).toHaveBeenCalledTimes(4);
});

test('one without a tag is made for each request', () => {
  for (const _ of [1, 2]) makeOnce('/a', 'gzip', undefined, make);
  expect(make).toHaveBeenCalledTimes(2);
});

test('of many the first are forgotten', () => {
  for (let page = 0; page <= 200; page += 1) makeOnce(`/many/${page}`, 'gzip', '"1"', make);
  makeOnce('/many/200', 'gzip', '"1"', make);
  expect(make).toHaveBeenCalledTimes(201);
  makeOnce('/many/0', 'gzip', '"1"', make);
  expect(make).toHaveBeenCalledTimes(202);
});
