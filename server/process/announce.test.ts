import { announce } from './announce.ts';

const printed = jest.spyOn(console, 'log').mockImplementation();
afterEach(() => printed.mockClear());
afterAll(() => printed.mockRestore());

test.each([
  ['0.0.0.0', 'http://localhost:3000', 'http://localhost:3000'],
  ['127.0.0.1', 'https://www.campus.example', 'http://localhost:3000, for https://www.campus.example'],
  ['10.0.0.7', 'http://localhost:3000', 'http://10.0.0.7:3000, for http://localhost:3000'],
])('the start of a site at host %s for %s prints %s', (host, siteUrl, expected) => {
  announce({ host, siteUrl }, 3000);
  expect(printed.mock.calls).toEqual([[`» Serving the site on ${expected} (stop with Ctrl+C)`]]);
});
