import { startMailServer } from '#lib/enquiries/testing/mail-server.ts';
import { mailCheck } from './mail-check.ts';

const mailAt = (server: string) => ({ server, to: 'office@campus.example', from: 'office@campus.example' });

test('a mail server that lets us in is well, and is sent nothing', async () => {
  const server = await startMailServer();
  const check = mailCheck(mailAt(server.url));
  expect(await check.run()).toEqual({ found: 'would go to office@campus.example' });
  expect(server.received).toEqual([]);
  await server.stop();
  expect(await check.run()).toEqual({
    found: 'cannot be sent',
    amiss: [expect.stringMatching(/SMTP_URL does not let us in: .*ECONNREFUSED/)],
  });
});

test('neither user nor password of the mail server is shown', () => {
  expect(mailCheck(mailAt('smtp://user:secret@mail.example:587')).call).toBe('SMTP mail.example:587');
});
