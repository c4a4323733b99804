import { cacheLife } from '#lib/site/campus-client/testing/next-cache.ts';
import '#lib/site/campus-client/testing/environment.ts';
import { requestSanitizer } from '#lib/platform/sanitize/sanitizer.ts';
import { json } from '#lib/site/campus-client/testing/behaviours.ts';
import { withCampusServer } from '#lib/site/campus-client/testing/fresh-server.ts';
import { samples } from '#lib/site/campus-client/testing/samples.ts';
import { getIntroduction, introductionSource } from './introduction.ts';

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

/** A sanitizer that takes this long by the clock of the test, or has not replied yet. */
function startsIn(milliseconds: number) {
  const started = Promise.withResolvers<typeof result>();
  sanitizer.mockImplementation(() => {
    setTimeout(() => started.resolve(result), milliseconds);
    setImmediate(() => void jest.advanceTimersByTimeAsync(10_000));
    return started.promise;
  });
  return started;
}

describe('while the sanitizer is starting', () => {
  beforeEach(
    () => void jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance'] }),
  );
  afterEach(() => void jest.useRealTimers());

  test('a page waits for it, so that nobody gets a text without marks', async () => {
    startsIn(9000);
    expect(await getIntroduction('en')).toEqual({ ok: true, value: result.visible });
    expect(cacheLife).toHaveBeenLastCalledWith('content');
  });

  test('a page does not wait longer, and the text without marks is soon replaced', async () => {
    const started = startsIn(20_000);
    expect(await getIntroduction('en')).toEqual({ ok: true, value: { text: 'Since 2016' } });
    expect(cacheLife).toHaveBeenLastCalledWith('late');
    started.resolve(result);
    expect(await getIntroduction('en')).toEqual({ ok: true, value: result.visible });
    expect(sanitizer).toHaveBeenCalledTimes(1);
  });
});

test.each([
  ['', null],
  ['<p>&nbsp;</p><script>x</script>', null],
  ['<p><img src="/images/a.png"></p>', '<p><img src="/images/a.png"></p>'],
  ['<p>Since 2016</p> ', '<p>Since 2016</p>'],
])('an introduction has words or a picture: %s', async (campusIntroduction, source) => {
  server().behave(json({ body: { ...samples.contact, campusIntroduction } }));
  expect(await introductionSource('en')).toBe(source);
});

test('a text is sanitised again after the sanitizer failed', async () => {
  sanitizer.mockRejectedValueOnce(new Error('ended')).mockResolvedValue(result);
  expect(await getIntroduction('en')).toEqual({ ok: true, value: { text: 'Since 2016' } });
  expect(cacheLife).toHaveBeenLastCalledWith('failure');
  expect(await getIntroduction('en')).toEqual({ ok: true, value: result.visible });
});
