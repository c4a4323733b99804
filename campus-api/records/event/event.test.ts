import { lastUndoable, undoChange } from '#campus-api/campus/undo.ts';
import { withCampus } from '#campus-api/campus/with-campus.ts';
import type { Campus } from '#campus-api/changes/campus.ts';
import { withAdminCampus } from '#campus-api/testing/admin-campus.ts';
import { RefusedError } from '#campus-api/validation/issue.ts';
import type { EventForm } from './read-event.ts';
import { addEvent, editEvent } from './write.ts';

const campus = withAdminCampus();
const write = <Result>(work: (open: Campus) => Result) =>
  withCampus(campus().options, { by: 'sita', confirmation: { confirmed: true } }, work);
const add = (form: EventForm) => write((open) => addEvent(open, { type: 'event', title: 'Fair', ...form }));

/** The issues of a rejected event. */
async function issuesOf(form: EventForm) {
  const error: unknown = await add(form).then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof RefusedError)) throw new Error('The event was not rejected', { cause: error });
  return error.issues.map(({ field, code }) => [field, code]);
}

test('an event in either calendar is served by the API, changed, and undone', async () => {
  const added = await add({
    type: 'परीक्षा',
    titleNe: 'मेला',
    start: '2083-08-20',
    end: '2083-08-22',
    startTime: '१०:३०',
    endTime: '4:00 PM',
    place: 'Hall',
  });
  const served = {
    id: 1,
    type: 'exam',
    title: 'Fair',
    startDate: '2026-12-06',
    endDate: '2026-12-08',
    startTime: '10:30',
    endTime: '16:00',
    place: 'Hall',
    albumId: null,
    noticeId: null,
    uid: added.result.uid,
    nepali: { title: 'मेला' },
  };
  expect(added.tags).toEqual(['events']);
  expect(await campus().body('/events')).toEqual([expect.objectContaining(served)]);
  await write((open) => editEvent(open, 1, { start: '2026-12-07', place: '' }));
  expect(await campus().body('/events')).toMatchObject([{ startDate: '2026-12-07', endDate: '2026-12-08', place: '' }]);
  await write((open) => undoChange(open, lastUndoable(open.database)?.id ?? 0));
  expect(await campus().body('/events')).toEqual([expect.objectContaining(served)]);
});

test('an event saved unchanged keeps the time of its last change', async () => {
  await add({ start: '2026-12-06' });
  const updatedAt = '2026-01-05T10:00:00+05:45';
  await write(({ database }) => database.prepare('UPDATE events SET updated_at = ?').run(updatedAt));
  const { change } = await write((open) => editEvent(open, 1, { start: '2026-12-06' }));
  expect(change).toBeNull();
  expect(await campus().body('/events')).toMatchObject([{ updatedAt }]);
});

test('an event of one day moves as a whole', async () => {
  await add({ start: '2026-12-06' });
  await write((open) => editEvent(open, 1, { start: '2026-12-09' }));
  expect(await campus().body('/events')).toMatchObject([{ startDate: '2026-12-09', endDate: '2026-12-09' }]);
});

test.each<[string, EventForm, [string, string][]]>([
  ['no first day', {}, [['start', 'missing']]],
  ['an end before the beginning', { start: '2026-12-06', end: '2026-12-05' }, [['end', 'event-ends-before']]],
  ['a wrong year', { start: '2026-12-06', end: '2036-12-06' }, [['end', 'event-too-long']]],
  [
    'times in the wrong order',
    { start: '2026-12-06', startTime: '10:00', endTime: '9:30' },
    [['endTime', 'event-ends-before']],
  ],
  ['an end without a beginning', { start: '2026-12-06', endTime: '9:30' }, [['endTime', 'event-end-time-alone']]],
  ['times that are none', { start: '2026-12-06', startTime: '25:10' }, [['startTime', 'no-time']]],
  ['an unknown type', { start: '2026-12-06', type: 'party' }, [['type', 'unknown-choice']]],
  ['an unknown album', { start: '2026-12-06', album: '77' }, [['album', 'not-there']]],
  ['an unknown notice', { start: '2026-12-06', notice: 'x' }, [['notice', 'no-notice-named']]],
  ['no title', { start: '2026-12-06', title: ' ' }, [['title', 'missing']]],
])('an event with %s is refused', async (_, form, issues) => {
  expect(await issuesOf(form)).toEqual(issues);
  expect(await campus().body('/events')).toEqual([]);
});
