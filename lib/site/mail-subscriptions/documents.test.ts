import '#lib/site/campus-client/testing/next-cache.ts';
import '#lib/site/campus-client/testing/environment.ts';
import { advanceClock, MINUTE } from '#lib/site/campus-client/testing/fake-clock.ts';
import { numberDigest, subscriberKey } from '#lib/site/notifications/choices/digests.ts';
import { readDocument } from '#lib/site/notifications/testing/read-document.ts';
import { mailRecords } from './storage/mail-records.ts';
import { withMail } from './testing/with-mail.ts';

const { publish, subscribe, startRound, received } = withMail();
const old = { 1: { title: 'An older notice' } };
const result = { 2: { title: 'परीक्षाफल', fileName: 'result.pdf' } };

const follow = async (digits: string) => [{ digest: numberDigest(await subscriberKey(), digits), added: Date.now() }];

async function publishResult(round: ReturnType<typeof startRound>): Promise<void> {
  await round();
  publish({ ...old, ...result });
  await round({ isPublished: true });
  advanceClock(2 * MINUTE);
  await round();
}

test('a number is found in a document that is read later, in any spelling, and is not in the mail', async () => {
  publish(old);
  await subscribe('sita@reader.example', { numbers: await follow('7229145') });
  await subscribe('hari@reader.example', { numbers: await follow('722914') });
  const round = startRound();
  await publishResult(round);
  expect(received()).toEqual([]);
  await readDocument('result.pdf', [['७-२-२९-१४५', 'सीता']], 'first');
  await round({ hasDocuments: true });
  const mails = received();
  expect(mails.map(({ to, subject }) => [to.includes('sita'), subject])).toEqual([
    [true, 'Your number is in: परीक्षाफल'],
  ]);
  expect(mails[0]?.message).not.toMatch(/7-?2-?29-?145/);
});

test('a notice is mailed once for a number, also when its document is recognised or corrected later', async () => {
  publish(old);
  await subscribe('sita@reader.example', { numbers: await follow('7229145') });
  await subscribe('gita@reader.example', { numbers: await follow('7229146') });
  const round = startRound();
  await publishResult(round);
  await readDocument('result.pdf', [['7-2-29-145', 'Sita']], 'first');
  await round({ hasDocuments: true });
  await readDocument(
    'result.pdf',
    [
      ['7-2-29-145', 'Sita'],
      ['7-2-29-146', 'Gita'],
    ],
    'second',
  );
  await round({ hasDocuments: true });
  await startRound()({ hasDocuments: true });
  expect(received().map(({ to }) => to.includes('sita'))).toEqual([true, false]);
});

test('the database has neither the number nor a plain hash of it', async () => {
  publish(old);
  await subscribe('sita@reader.example', { numbers: await follow('7229145') });
  for (const collection of ['subscribers', 'requests', 'addresses', 'state'] as const)
    for await (const page of mailRecords().pages(collection)) expect(JSON.stringify(page)).not.toContain('7229145');
  expect(numberDigest('a'.repeat(43), '7229145')).not.toBe(numberDigest(await subscriberKey(), '7229145'));
});
