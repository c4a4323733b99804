import '#lib/site/campus-client/testing/next-cache.ts';
import '#lib/site/campus-client/testing/environment.ts';
import { log } from '#lib/platform/runtime/log.ts';
import { markStopping } from '#lib/platform/runtime/stopping.ts';
import { publishHere } from '#lib/platform/shared-state/events.ts';
import { statusReply } from '#lib/site/campus-client/testing/behaviours.ts';
import { advanceClock, DAY, MINUTE, SECOND } from '#lib/site/campus-client/testing/fake-clock.ts';
import { tags } from '#lib/site/content-cache/tags.ts';
import { documentsTag } from '#lib/site/documents/documents.ts';
import { type RoundEvents, runRounds } from '#lib/site/outbox/run-rounds.ts';
import { records } from '#lib/site/outbox/storage/records.ts';
import { numberDigest, subscriberKey } from './choices/digests.ts';
import { readDocument } from './testing/read-document.ts';
import { ids, publishAndSend, startRound, withPush } from './testing/with-push.ts';

const published = jest.fn();
jest.mock('#lib/platform/shared-state/events.ts', () => ({
  ...jest.requireActual<object>('#lib/platform/shared-state/events.ts'),
  publishInvalidation: (payload: unknown) => published(payload),
}));

const { campus, publish, subscribe, messages, notifiedIds } = withPush();
beforeEach(() => published.mockClear());

test('without subscribers nothing is requested from the campus API', async () => {
  publish([1, 2]);
  await startRound()(true);
  expect(campus().seen).toEqual([]);
});

test('a new notice is announced once, in the language of the subscription; older ones never, also after a restart', async () => {
  publish([1, 2, 3]);
  const inEnglish = await subscribe(['exam'], 'en');
  const inNepali = await subscribe(['exam'], 'ne');
  const round = startRound();
  await round(false);
  publish([4, 1, 2, 3]);
  await publishAndSend(round);
  await round(false);
  await startRound()(true);
  const path = '/notice/item/4';
  expect(messages(inEnglish)).toEqual([
    {
      language: 'en',
      words: { one: 'New exam notice', many: '{count} new exam notices' },
      list: '/notice/exam',
      count: 1,
      notices: [{ id: '4', path, text: 'Notice 4\nLast Date: 15 Mangsir 2083' }],
    },
  ]);
  expect(messages(inNepali)).toMatchObject([
    {
      language: 'ne',
      list: '/ne/notice/exam',
      notices: [{ path: `/ne${path}`, text: 'Notice 4\nअन्तिम मिति: २०८३ मङ्सिर १५' }],
    },
  ]);
});

test('notices in quick succession, or while a message is pending, become one message', async () => {
  publish([1]);
  const receiver = await subscribe();
  const round = startRound();
  await round(false);
  publish([2, 1]);
  await round(true);
  publish([3, 2, 1]);
  await publishAndSend(round);
  expect(messages(receiver).map(({ count }) => count)).toEqual([2]);
});

test('500 imported notices of this week are not announced, and a notice of the office beside them is', async () => {
  publish([1]);
  const receiver = await subscribe();
  const round = startRound();
  await round(false);
  const imported = Array.from({ length: 500 }, (_, index) => 1000 + index);
  publish([...imported, 1], [], { imported });
  await publishAndSend(round);
  expect(messages(receiver)).toEqual([]);
  publish([2000, ...imported, 1], [], { imported });
  await publishAndSend(round);
  expect(notifiedIds(receiver)).toEqual([['2000']]);
});

test('subscribers get the notices of their departments, or of all', async () => {
  publish([1], [2]);
  const [exam, admission, both, all] = [
    await subscribe(['exam']),
    await subscribe(['admission']),
    await subscribe(['admission', 'exam']),
    await subscribe(['all']),
  ];
  const round = startRound();
  publish([3, 1], [4, 2]);
  await publishAndSend(round);
  expect([exam, admission, both, all].map((receiver) => notifiedIds(receiver).flat().sort())).toEqual([
    ['3'],
    ['4'],
    ['3', '4'],
    ['3', '4'],
  ]);
  expect(messages(both)[0]).toMatchObject({ list: '/notice', words: { many: '{count} new notices' } });
});

test('a notice that was found after its publication is not published to pages again', async () => {
  publish([1]);
  await subscribe();
  const round = startRound();
  await round(false);
  publish([2, 1]);
  await round(true);
  expect(await records().count('announcements')).toBe(1);
  expect(published).not.toHaveBeenCalled();
});

test('a round looks for notices once a minute without a publication, and publishes them to pages', async () => {
  publish([1]);
  const receiver = await subscribe();
  const round = startRound();
  await round(false);
  publish([2, 1]);
  await round(false);
  expect(published).not.toHaveBeenCalled();
  advanceClock(MINUTE);
  await round(false);
  expect(published).toHaveBeenCalledTimes(1);
  advanceClock(10 * SECOND);
  await round(false);
  expect(notifiedIds(receiver)).toEqual([['2']]);
});

test('an imported archive, or another campus, is not announced', async () => {
  publish([1]);
  const receiver = await subscribe();
  const round = startRound();
  publish([71, 72, 73]);
  await round(true);
  for (let day = 0; day < 8; day += 1) {
    advanceClock(DAY);
    await round(false);
  }
  publish([74, 71]);
  await publishAndSend(round);
  expect(notifiedIds(receiver)).toEqual([]);
});

test('while the campus API is unavailable, no announcement is lost', async () => {
  publish([1]);
  const receiver = await subscribe();
  const round = startRound();
  campus().behave(statusReply(500));
  await round(true);
  publish([2, 1]);
  await publishAndSend(round);
  expect(notifiedIds(receiver)).toEqual([['2']]);
});

test('the first subscription during an outage of the campus API gets the notices published after its return', async () => {
  publish([1]);
  await subscribe();
  await records().change([...(await ids('subscriptions'))].map((key) => ({ in: 'subscriptions', key, value: null })));
  const round = startRound();
  await round(false);
  campus().behave(statusReply(500));
  const receiver = await subscribe();
  publish([2, 1]);
  await round(true);
  publish([3, 2, 1]);
  await publishAndSend(round);
  expect(notifiedIds(receiver)).toEqual([['3']]);
});

test('a list that keeps failing delays its notices for an hour, then they are announced without it', async () => {
  publish([1], [2]);
  const [exam, admission, all] = [await subscribe(['exam']), await subscribe(['admission']), await subscribe(['all'])];
  const round = startRound();
  await round(false);
  publish([3, 1], [4, 2], { failing: '12' });
  await publishAndSend(round);
  advanceClock(59 * MINUTE);
  await publishAndSend(round);
  expect([exam, admission, all].map((receiver) => notifiedIds(receiver).flat())).toEqual([[], [], []]);
  advanceClock(MINUTE);
  await publishAndSend(round);
  expect([exam, admission, all].map((receiver) => notifiedIds(receiver).flat().sort())).toEqual([
    ['3'],
    [],
    ['3', '4'],
  ]);
});

test('a list that fails occasionally is waited for each time', async () => {
  publish([1], [2]);
  const admission = await subscribe(['admission']);
  const round = startRound();
  await round(false);
  publish([1], [4, 2], { failing: '12' });
  await publishAndSend(round);
  publish([1], [4, 2]);
  await publishAndSend(round);
  expect(notifiedIds(admission)).toEqual([['4']]);
  advanceClock(2 * 60 * MINUTE);
  publish([1], [5, 4, 2], { failing: '12' });
  await publishAndSend(round);
  expect(notifiedIds(admission)).toEqual([['4']]);
});

const follow = async (digits: string) => [{ digest: numberDigest(await subscriberKey(), digits), added: Date.now() }];
const withFile = { fields: { 2: { description: 'परीक्षाफल', fileName: 'result.pdf', orignalFileName: 'result.pdf' } } };

test('subscribers get notices with their words, named in the message, in either language', async () => {
  publish([1], []);
  const title = 'छात्रवृत्तिका लागि आवेदन';
  const [words, both, others] = [
    await subscribe([], 'ne', { words: ['scholarship'] }),
    await subscribe(['exam'], 'en', { words: ['छात्रवृत्ति'] }),
    await subscribe(['admission'], 'en', { words: ['library'] }),
  ];
  const round = startRound();
  await round(false);
  publish([2, 1], [], { fields: { 2: { description: title } } });
  await publishAndSend(round);
  expect(messages(words)).toMatchObject([
    {
      words: { one: 'नयाँ सूचना' },
      list: '/ne/notice',
      count: 1,
      notices: [{ text: expect.stringMatching(/^“scholarship”: छात्र/) }],
    },
  ]);
  expect(messages(both)).toMatchObject([
    { notices: [{ title: 'New exam notice', text: expect.stringMatching(/^छात्र/) }] },
  ]);
  expect(messages(others)).toEqual([]);
});

test('a number is found in a document that is read later, once, and the message does not contain it', async () => {
  publish([1]);
  const [number, part, exam] = [
    await subscribe([], 'en', { numbers: await follow('7229145') }),
    await subscribe([], 'en', { numbers: await follow('722914') }),
    await subscribe(['exam'], 'ne', { numbers: await follow('7229145') }),
  ];
  const round = startRound();
  await round(false);
  publish([2, 1], [], withFile);
  await publishAndSend(round);
  expect([number, part, exam].map((receiver) => notifiedIds(receiver))).toEqual([[], [], [['2']]]);
  await readDocument('result.pdf', [['७-२-२९-१४५', 'सीता']], 'first');
  for (const step of [true, false, false]) {
    await round(false, step);
    advanceClock(10 * SECOND);
  }
  await readDocument('result.pdf', [['7-2-29-145', 'Sita', '1']], 'second');
  await startRound()(false, true);
  advanceClock(10 * SECOND);
  await startRound()(false);
  expect(messages(number)).toMatchObject([
    {
      language: 'en',
      notices: [
        {
          id: '2 number',
          title: 'Your symbol number was found',
          text: 'Your number is in: परीक्षाफल\nDocument: result.pdf',
          path: '/notice/item/2',
        },
      ],
    },
  ]);
  expect(JSON.stringify(messages(number))).not.toMatch(/7-?2-?29-?145/);
  expect(notifiedIds(part)).toEqual([]);
  expect(notifiedIds(exam)).toEqual([['2'], ['2 number']]);
  advanceClock(25 * 60 * MINUTE);
  await startRound()(true);
  expect(await records().count('matches')).toBe(0);
});

test('one reading of a clock that is wrong forgets no notice whose documents are read later', async () => {
  publish([1]);
  await subscribe(['exam'], 'en');
  const round = startRound();
  await round(false);
  publish([2, 1]);
  await publishAndSend(round);
  expect(await records().count('notices')).toBe(1);
  advanceClock(200 * DAY);
  await round(false);
  expect(await records().count('notices')).toBe(1);
});

test('a notice that is first seen under a clock that is fast is announced', async () => {
  publish([1]);
  const receiver = await subscribe(['exam'], 'en');
  const round = startRound();
  await round(false);
  const createdDate = new Date().toISOString();
  advanceClock(200 * DAY);
  publish([2, 1], [2], { fields: { 2: { createdDate } } });
  await round(true);
  advanceClock(-200 * DAY);
  await publishAndSend(round);
  expect(notifiedIds(receiver)).toEqual([['2']]);
});

test('the numbers of an imported notice, and of one that was withdrawn, are not announced', async () => {
  publish([1]);
  const receiver = await subscribe([], 'en', { numbers: await follow('7229145') });
  const round = startRound();
  await round(false);
  publish([2, 1], [], { ...withFile, imported: [2] });
  await publishAndSend(round);
  await readDocument('result.pdf', [['7229145']], 'third');
  await round(false, true);
  publish([3, 2, 1], [], { imported: [2], fields: { 3: { fileName: 'late.pdf' } } });
  await round(true);
  publish([2, 1], [], { imported: [2] });
  await round(true);
  await readDocument('late.pdf', [['7229145']], 'fourth');
  await round(false, true);
  await publishAndSend(round);
  expect(messages(receiver)).toEqual([]);
});

describe('the rounds of a process', () => {
  const news = { isPublished: true, hasDocuments: false };
  const nothing = { isPublished: false, hasDocuments: false };
  const round = jest.fn<Promise<boolean>, [RoundEvents]>();
  const warn = jest.spyOn(log, 'warn');
  /** Lets the round begin that is due after so many milliseconds. */
  const elapse = async (ms: number) => {
    await jest.advanceTimersByTimeAsync(ms);
    return round.mock.calls.splice(0).map(([events]) => events);
  };

  beforeEach(() => {
    globalThis.campusWebsite?.clear();
    jest.useFakeTimers();
    round.mockReset().mockResolvedValue(false);
    warn.mockReset();
    runRounds(() => round, 'this failed');
  });
  afterEach(() => {
    jest.useRealTimers();
    globalThis.campusWebsite?.clear();
  });

  test('begin once a second, and at once after an event that concerns them', async () => {
    expect([await elapse(999), await elapse(1)]).toEqual([[], [nothing]]);
    publishHere([[tags.staff]]);
    expect(await elapse(0)).toEqual([]);
    const events: Parameters<typeof publishHere>[0][] = [[[tags.staff, tags.notices]], [documentsTag]];
    for (const order of [events, events.toReversed()]) {
      for (const event of order) publishHere(event);
      expect(await elapse(0)).toEqual([{ isPublished: true, hasDocuments: true }]);
    }
    expect([await elapse(999), await elapse(1)]).toEqual([[], [nothing]]);
  });

  test('follow at once while more is due or an event came meanwhile, and never overlap', async () => {
    round.mockResolvedValueOnce(true);
    expect([await elapse(1000), await elapse(1)]).toEqual([[nothing], [nothing]]);
    let finish: (hasMore: boolean) => void = () => undefined;
    round.mockReturnValueOnce(
      new Promise((resolve) => {
        finish = resolve;
      }),
    );
    expect(await elapse(1000)).toEqual([nothing]);
    publishHere([[tags.notices]]);
    expect(await elapse(5000)).toEqual([]);
    finish(false);
    expect(await elapse(0)).toEqual([news]);
  });

  test('go on after a failure, of which the first is logged', async () => {
    round.mockRejectedValueOnce(new Error('a')).mockRejectedValueOnce(new Error('b'));
    for (let count = 0; count < 3; count += 1) expect(await elapse(1000)).toEqual([nothing]);
    expect(warn.mock.calls).toEqual([[{ err: new Error('a') }, 'this failed']]);
    round.mockRejectedValueOnce(new Error('c'));
    await elapse(1000);
    expect(warn).toHaveBeenCalledTimes(2);
  });

  test('end when the process stops', async () => {
    round.mockImplementationOnce(async () => {
      markStopping();
      return true;
    });
    expect(await elapse(1000)).toEqual([nothing]);
    publishHere([[tags.notices]]);
    expect(await elapse(5000)).toEqual([]);
  });
});
