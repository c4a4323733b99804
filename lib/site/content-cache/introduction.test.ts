import { cacheLife } from '#lib/site/campus-client/testing/next-cache.ts';
import '#lib/site/campus-client/testing/environment.ts';
import { requestSanitizer } from '#lib/platform/sanitize/sanitizer.ts';
import { json } from '#lib/site/campus-client/testing/behaviours.ts';
import { withCampusServer } from '#lib/site/campus-client/testing/fresh-server.ts';
import { samples } from '#lib/site/campus-client/testing/samples.ts';
import { getIntroduction } from './introduction.ts';

jest.mock('#lib/platform/sanitize/sanitizer.ts', () => ({ requestSanitizer: jest.fn() }));

const server = withCampusServer();
const sanitizer = jest.mocked(requestSanitizer);
const result = { visible: { html: '<p>Since <b>2016</b></p>' }, removed: [] };

beforeEach(() => {
  sanitizer.mockReset();
  server().behave(json({ body: samples.contact }));
});

test('each text is sanitised once', async () => {
  sanitizer.mockResolvedValue(result);
  expect(await getIntroduction('en')).toEqual({ ok: true, value: result.visible });
  expect(await getIntroduction('en')).toEqual({ ok: true, value: result.visible });
  expect(sanitizer).toHaveBeenCalledTimes(1);
  expect(cacheLife).toHaveBeenLastCalledWith('content');
});

test('while the sanitizer is starting, the text is shown without its marks', async () => {
  const started = Promise.withResolvers<typeof result>();
  sanitizer.mockReturnValue(started.promise);
  expect(await getIntroduction('en')).toEqual({ ok: true, value: { text: 'Since 2016' } });
  expect(cacheLife).toHaveBeenLastCalledWith('late');
  started.resolve(result);
  expect(await getIntroduction('en')).toEqual({ ok: true, value: result.visible });
  expect(sanitizer).toHaveBeenCalledTimes(1);
});

test('a text is sanitised again after the sanitizer failed', async () => {
  sanitizer.mockRejectedValueOnce(new Error('ended')).mockResolvedValue(result);
  expect(await getIntroduction('en')).toEqual({ ok: true, value: { text: 'Since 2016' } });
  expect(cacheLife).toHaveBeenLastCalledWith('failure');
  expect(await getIntroduction('en')).toEqual({ ok: true, value: result.visible });
});
