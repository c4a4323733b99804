import '#lib/site/campus-client/testing/next-cache.ts';
import '#lib/site/campus-client/testing/environment.ts';
import { readMailStatus, writePauseWish } from '#lib/platform/watch/mail-status.ts';
import { advanceClock, DAY, HOUR, MINUTE } from '#lib/site/campus-client/testing/fake-clock.ts';
import { mailRecords } from './storage/mail-records.ts';
import { readSubscriber } from './storage/subscriber.ts';
import { withMail } from './testing/with-mail.ts';

const { campus, mail, publish, subscribe, startRound, received } = withMail();
const old = { 1: { title: 'An older notice', category: 10 } };

/** Finds what was published, waits until it is due, and sends. */
async function publishAndSend(round: ReturnType<typeof startRound>, notices: Parameters<typeof publish>[0]) {
  publish(notices);
  await round({ isPublished: true });
  advanceClock(2 * MINUTE);
  await round();
}

const subjects = () => received().map(({ to, subject }) => [to.replace(/.*<(.*)>.*/, '$1'), subject]);

test('nothing is requested from the campus without subscribers', async () => {
  publish(old);
  await startRound()({ isPublished: true });
  expect(campus().seen).toEqual([]);
});

test('a notice is mailed once, after two minutes, to the subscribers whom it concerns, in their language', async () => {
  publish(old);
  await subscribe('exam@reader.example', { departments: ['exam'] });
  await subscribe('all@reader.example', { departments: ['all'], language: 'ne' });
  await subscribe('admission@reader.example', { departments: ['admission'] });
  await subscribe('words@reader.example', { words: ['scholarship', 'chhatrabritti'] });
  const round = startRound();
  await round();
  publish({ ...old, 2: { title: 'छात्रवृत्तिको सूचना', category: 10 } });
  await round({ isPublished: true });
  advanceClock(2 * MINUTE - 1000);
  await round();
  expect(received()).toEqual([]);
  advanceClock(1000);
  await round();
  await round();
  await startRound()({ isPublished: true });
  expect(subjects().sort()).toEqual([
    ['all@reader.example', 'नयाँ सूचना: छात्रवृत्तिको सूचना'],
    ['exam@reader.example', 'New notice: छात्रवृत्तिको सूचना'],
    ['words@reader.example', 'New notice: छात्रवृत्तिको सूचना'],
  ]);
});

test('the mail has the headers of lists, one Message-ID, and nothing that reports its reading', async () => {
  publish(old);
  await subscribe('exam@reader.example', { departments: ['exam'] });
  const round = startRound();
  await round();
  await publishAndSend(round, { ...old, 2: { title: 'Routine\r\nBcc: everyone@campus.example', category: 10 } });
  const [{ message } = { message: '' }] = received();
  const [head = ''] = message.split('\r\n\r\n', 1);
  const unfolded = head.replace(/\r\n[ \t]+/g, ' ');
  expect(unfolded).toMatch(/^List-Unsubscribe: <https:\/\/campus\.example\/api\/follow\/end\?key=e\.[^>]+>/m);
  expect(unfolded).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
  expect(unfolded).toMatch(/^Message-ID: <notices\.[\w.-]+@campus\.example>/im);
  expect(unfolded).toMatch(/^Auto-Submitted: auto-generated/m);
  expect(unfolded).not.toMatch(/^Bcc:/im);
  expect(message).not.toMatch(/<img|<script|@import|url\(/i);
});

test('a notice that was withdrawn within two minutes is not mailed, and an edited one is mailed as it is then', async () => {
  publish(old);
  await subscribe('all@reader.example', { departments: ['all'] });
  const round = startRound();
  await round();
  publish({ ...old, 2: { title: 'By mistake' }, 3: { title: 'Rutine' } });
  await round({ isPublished: true });
  advanceClock(MINUTE);
  await publishAndSend(round, { ...old, 3: { title: 'Routine' } });
  expect(subjects()).toEqual([['all@reader.example', 'New notice: Routine']]);
  await publishAndSend(round, { ...old, 2: { title: 'By mistake' }, 3: { title: 'Routine' } });
  expect(received()).toHaveLength(1);
});

test('an import of many notices is not mailed, and the admin sees it', async () => {
  publish(old);
  await subscribe('all@reader.example', { departments: ['all'] });
  const round = startRound();
  await round();
  const many = Object.fromEntries(Array.from({ length: 500 }, (_, at) => [at + 10, { title: `Imported ${at}` }]));
  await publishAndSend(round, { ...old, ...many });
  await round();
  expect(received()).toEqual([]);
  advanceClock(6000);
  await round();
  expect(readMailStatus(process.env.DATA_DIR ?? '')).toMatchObject({
    waiting: 0,
    sends: [{ result: 'imported', count: 500 }],
  });
  advanceClock(HOUR);
  await publishAndSend(round, { ...old, ...many, 900: { title: 'A later notice' } });
  expect(subjects()).toEqual([['all@reader.example', 'New notice: A later notice']]);
});

test('while the mail server is away for hours the queue survives restarts, and each reader gets one mail', async () => {
  publish(old);
  await subscribe('one@reader.example', { departments: ['all'] });
  await subscribe('two@reader.example', { departments: ['all'] });
  const first = startRound();
  await first();
  mail().refuse(true);
  await publishAndSend(first, { ...old, 2: { title: 'First' } });
  for (let hour = 0; hour < 6; hour += 1) {
    advanceClock(HOUR);
    await startRound()({ isPublished: true });
  }
  await publishAndSend(startRound(), { ...old, 2: { title: 'First' }, 3: { title: 'Second' } });
  expect(received()).toEqual([]);
  mail().refuse(false);
  const last = startRound();
  await last();
  await last();
  expect(
    subjects()
      .map(([to, subject]) => [to, subject?.slice(0, 15)])
      .sort(),
  ).toEqual([
    ['one@reader.example', '2 new notices o'],
    ['two@reader.example', '2 new notices o'],
  ]);
});

test('a message that the server received without a reply is sent again with the same Message-ID', async () => {
  publish(old);
  await subscribe('one@reader.example', { departments: ['all'] });
  const round = startRound();
  await round();
  mail().hang(true);
  await publishAndSend(round, { ...old, 2: { title: 'First' } });
  mail().hang(false);
  await publishAndSend(startRound(), { ...old, 2: { title: 'First' }, 3: { title: 'Second' } });
  const ids = received().map(({ message, subject }) => [subject, /^Message-ID:\s+(<.*>)/im.exec(message)?.[1]]);
  expect(ids.map(([subject]) => subject)).toEqual(['New notice: First', 'New notice: First', 'New notice: Second']);
  expect(ids[0]?.[1]).toMatch(/^<notices\./);
  expect(ids[0]?.[1]).toBe(ids[1]?.[1]);
  expect(ids[2]?.[1]).not.toBe(ids[1]?.[1]);
});

test('while weekly mails wait, the queue is not read in each round, and a mail that is due is sent at once', async () => {
  publish(old);
  await subscribe('weekly@reader.example', { departments: ['all'], frequency: 'weekly' });
  await subscribe('exam@reader.example', { departments: ['exam'] });
  const round = startRound();
  await round();
  await publishAndSend(round, { ...old, 2: { title: 'First', category: 12 } });
  await round();
  const pages = jest.spyOn(mailRecords(), 'pages');
  await round();
  expect(pages.mock.calls.filter(([collection]) => collection === 'queue')).toEqual([]);
  pages.mockRestore();
  await publishAndSend(round, { ...old, 2: { title: 'First', category: 12 }, 3: { title: 'Second', category: 10 } });
  expect(subjects()).toEqual([['exam@reader.example', 'New notice: Second']]);
});

test('a weekly mail has the notices of the week that are still published, on Sunday at seven in Nepal', async () => {
  publish(old);
  await subscribe('weekly@reader.example', { departments: ['all'], frequency: 'weekly' });
  const round = startRound();
  await round();
  await publishAndSend(round, { ...old, 2: { title: 'Tuesday' } });
  advanceClock(2 * DAY);
  await publishAndSend(round, { ...old, 2: { title: 'Tuesday' }, 3: { title: 'Thursday' }, 4: { title: 'Withdrawn' } });
  publish({ ...old, 2: { title: 'Tuesday' }, 3: { title: 'Thursday' } });
  jest.setSystemTime(Date.parse('2026-11-29T01:14:00Z'));
  await round();
  expect(received()).toEqual([]);
  jest.setSystemTime(Date.parse('2026-11-29T01:15:00Z'));
  await round();
  expect(subjects()).toEqual([['weekly@reader.example', expect.stringMatching(/^This week at .*: 2 notices$/)]]);
});

test('a mailbox that does not exist is suspended at once, others after rejections on three days', async () => {
  publish(old);
  const missing = await subscribe('missing@reader.example', { departments: ['all'] });
  const full = await subscribe('full@reader.example', { departments: ['all'] });
  const round = startRound();
  await round();
  mail().replyTo((to) => (to.includes('missing') ? '550 5.1.1 no such user' : '552 5.2.2 mailbox full'));
  let notices: Parameters<typeof publish>[0] = old;
  const suspended = async (id: string) => readSubscriber(await mailRecords().get('subscribers', id))?.suspended ?? null;
  for (const day of [1, 2, 3]) {
    notices = { ...notices, [day + 1]: { title: `Notice ${day}` } };
    await publishAndSend(round, notices);
    expect(await suspended(missing)).not.toBeNull();
    expect((await suspended(full)) === null).toBe(day < 3);
    advanceClock(DAY);
  }
  mail().replyTo(null);
  await publishAndSend(round, { ...notices, 9: { title: 'Later' } });
  expect(received()).toEqual([]);
  advanceClock(31 * DAY);
  await round();
  expect([await mailRecords().count('subscribers'), await mailRecords().count('addresses')]).toEqual([0, 0]);
});

test('a temporary rejection is tried again', async () => {
  publish(old);
  await subscribe('grey@reader.example', { departments: ['all'] });
  const round = startRound();
  await round();
  mail().replyTo(() => '450 4.2.0 greylisted');
  await publishAndSend(round, { ...old, 2: { title: 'First' } });
  mail().replyTo(null);
  await round();
  expect(received()).toEqual([]);
  advanceClock(5 * MINUTE);
  await round();
  expect(subjects()).toEqual([['grey@reader.example', 'New notice: First']]);
});

test('ten rejections in a row pause the mails, and the admin resumes them', async () => {
  publish(old);
  for (let at = 0; at < 12; at += 1) await subscribe(`reader-${at}@reader.example`, { departments: ['all'] });
  const round = startRound();
  await round();
  mail().replyTo(() => '550 5.7.1 this server is blocked');
  await publishAndSend(round, { ...old, 2: { title: 'First' } });
  advanceClock(6000);
  await round();
  const dataDir = process.env.DATA_DIR ?? '';
  expect(readMailStatus(dataDir)).toMatchObject({ pause: { by: 'rejections' }, waiting: 2, subscribers: 12 });
  mail().replyTo(null);
  await round();
  expect(received()).toEqual([]);
  await writePauseWish(dataDir, { isPaused: false, name: 'sita', at: Date.now() });
  await round();
  expect(received()).toHaveLength(2);
});

test('mails wait while the admin has paused them, also after a restart', async () => {
  publish(old);
  await subscribe('one@reader.example', { departments: ['all'] });
  const dataDir = process.env.DATA_DIR ?? '';
  await writePauseWish(dataDir, { isPaused: true, name: 'sita', at: Date.now() });
  const round = startRound();
  await round();
  await publishAndSend(round, { ...old, 2: { title: 'First' } });
  await startRound()();
  expect(received()).toEqual([]);
  expect(readMailStatus(dataDir)).toMatchObject({ pause: { by: 'admin' } });
  await writePauseWish(dataDir, { isPaused: false, name: 'sita', at: Date.now() });
  await round();
  expect(received()).toHaveLength(1);
});

test('a request without a confirmation is deleted after 48 hours', async () => {
  publish(old);
  const request = { email: 'a@reader.example', departments: ['all'], words: [], numbers: [], frequency: 'now' };
  const value = JSON.stringify({ ...request, language: 'en', at: Date.now() });
  await mailRecords().change([{ in: 'requests', key: 'request', value }]);
  const round = startRound();
  await round();
  advanceClock(2 * DAY - MINUTE);
  await round();
  expect(await mailRecords().count('requests')).toBe(1);
  advanceClock(2 * MINUTE + HOUR);
  await round();
  expect(await mailRecords().count('requests')).toBe(0);
});
