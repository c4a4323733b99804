import { isAdDate } from '#lib/platform/calendar/index.ts';
import type { Notice } from '#lib/site/campus-client/types.ts';
import { openingsOf } from './openings.ts';

function notice(id: string, lastDate: string | null, rest: Partial<Notice> = {}): Notice {
  if (lastDate !== null && !isAdDate(lastDate)) throw new Error(lastDate);
  return { id, description: id, created: null, createdAt: null, lastDate, attachments: [], ...rest };
}

/** 16:59 in Nepal on 1 December. */
const NOW = new Date('2026-12-01T11:14:00Z');

/** The states by id, in the order of the list. */
function states(notices: Notice[], { now = NOW, published = notices }: { now?: Date; published?: Notice[] } = {}) {
  const replacements = new Map(published.flatMap((each) => (each.replaces ? [[each.replaces, each] as const] : [])));
  const has = (id: string) => published.some((each) => each.id === id);
  return openingsOf(notices, { replacements, has }, now).map(({ notice: { id }, state }) => `${id} ${state}`);
}

test('open notices come first by closing time, then closed ones and those with a result with the newest first', () => {
  const list = [
    notice('result', null),
    notice('later', '2026-12-05'),
    notice('no-date', null),
    notice('today', '2026-12-01', { closingTime: '17:00' }),
    notice('over', '2026-11-30'),
    notice('awarded', '2026-11-01', { result: 'result' }),
    notice('older', '2026-10-30'),
  ];
  expect(states(list)).toEqual([
    'today open',
    'later open',
    'no-date open',
    'over closed',
    'older closed',
    'result decided',
    'awarded decided',
  ]);
});

test.each([
  ['17:00', '2026-12-01T11:14:59Z', 'open'],
  ['17:00', '2026-12-01T11:15:00Z', 'closed'],
  [undefined, '2026-12-01T18:14:00Z', 'open'],
  [undefined, '2026-12-01T18:15:00Z', 'closed'],
])('a notice that closes at %s is at %s %s', (closingTime, now, state) => {
  const closing = notice('1', '2026-12-01', closingTime ? { closingTime } : {});
  expect(states([closing], { now: new Date(now) })).toEqual([`1 ${state}`]);
});

test('a replaced notice is closed, and a result that is not public does not count', () => {
  expect(states([notice('2', '2026-12-05', { replaces: '1' }), notice('1', '2026-12-05')])).toEqual([
    '2 open',
    '1 closed',
  ]);
  expect(states([notice('1', '2026-12-05', { result: '9' })])).toEqual(['1 open']);
});
