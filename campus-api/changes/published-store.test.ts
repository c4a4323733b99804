import { withCampus } from '#campus-api/campus/with-campus.ts';
import { openCampusApi } from '#campus-api/index.ts';
import { addNotice } from '#campus-api/records/notice/write.ts';
import { saveDocument } from '#campus-api/records/site-document/write.ts';
import { withAdminCampus } from '#campus-api/testing/admin-campus.ts';
import { samplePage } from '#campus-api/testing/site-documents.ts';

const campus = withAdminCampus();
afterEach(() => jest.useRealTimers());

test('a running campus API reports each change of another process once', async () => {
  const { attempt, options } = campus();
  await attempt(['flash', 'add', '--text', 'Before it is opened']);
  const api = openCampusApi(options);
  expect(api.takePublished()).toEqual([]);
  await attempt(['notice', 'add', '--text', 'New', '--department', 'exam']);
  await attempt(['contact', 'edit', '--title', 'Our Campus']);
  expect(api.takePublished().sort()).toEqual(['contact', 'flash-notices', 'notices']);
  expect(api.takePublished()).toEqual([]);
  await attempt(['counter', 'set', '7']);
  expect(api.takePublished()).toEqual([]);
  api.close();
});

test('a scheduled notice is reported at its time', async () => {
  const { options } = campus();
  const api = openCampusApi(options);
  jest.useFakeTimers({
    now: Date.parse('2026-11-22T04:44:58Z'),
    doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'],
  });
  await withCampus(options, { by: 'sita' }, (open) =>
    addNotice(open, { text: 'Results', department: ['exam'], publishAt: '2083-08-06 10:30' }),
  );
  expect(api.takePublished()).toEqual(['notices', 'flash-notices']);
  jest.setSystemTime(Date.parse('2026-11-22T04:44:59Z'));
  expect(api.takePublished()).toEqual([]);
  jest.setSystemTime(Date.parse('2026-11-22T04:45:00Z'));
  expect(api.takePublished()).toEqual(['notices', 'flash-notices']);
  expect(api.takePublished()).toEqual([]);
  api.close();
});

test('each tag has the time of its last change or of the last scheduled notice', async () => {
  const { attempt, options } = campus();
  const before = Date.now();
  await attempt(['contact', 'edit', '--title', 'Our Campus']);
  const api = openCampusApi(options);
  expect([...api.lastPublished().keys()]).toEqual(['contact']);
  expect(api.lastPublished().get('contact')).toBeGreaterThanOrEqual(before);
  const due = Date.parse('2026-11-22T10:30:00+05:45');
  jest.useFakeTimers({ now: due - 1000, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  await withCampus(options, { by: 'sita' }, (open) =>
    addNotice(open, { text: 'Results', department: ['exam'], publishAt: '2083-08-06 10:30' }),
  );
  expect(api.lastPublished().get('notices')).not.toBe(due);
  jest.setSystemTime(due);
  expect(api.lastPublished().get('notices')).toBe(due);
  api.close();
});

test('a scheduled page is reported at its time, and a changed document at once', async () => {
  const { options } = campus();
  const api = openCampusApi(options);
  const due = Date.parse('2026-11-22T10:30:00+05:45');
  jest.useFakeTimers({ now: due - 2000, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const page = { ...samplePage('Rules'), publishAt: '2026-11-22T10:30:00+05:45' };
  await withCampus(options, { by: 'sita' }, (open) => saveDocument(open, 'page/rules', page));
  expect(api.takePublished()).toEqual(['site']);
  jest.setSystemTime(due - 1000);
  expect(api.takePublished()).toEqual([]);
  expect(api.lastPublished().get('site')).toBe(due - 2000);
  jest.setSystemTime(due);
  expect(api.takePublished()).toEqual(['site']);
  expect(api.takePublished()).toEqual([]);
  expect(api.lastPublished().get('site')).toBe(due);
  api.close();
});
