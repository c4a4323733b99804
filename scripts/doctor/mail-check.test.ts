import { startMailServer } from '#lib/site/enquiries/testing/mail-server.ts';
import { mailCheck } from './mail-check.ts';

const mailAt = (server: string) => ({ server, to: 'office@campus.example', from: 'office@campus.example' });

test('a mail server that accepts the login passes the check, and gets no message', async () => {
  const server = await startMailServer();
  const check = mailCheck(mailAt(server.url));
  expect(await check.run()).toEqual({ summary: 'would go to office@campus.example' });
  expect(server.received).toEqual([]);
  await server.stop();
  expect(await check.run()).toEqual({
    summary: 'cannot be sent',
    problems: [expect.stringMatching(/SMTP_URL rejects the login: .*ECONNREFUSED/)],
  });
});

test('neither user nor password of the mail server is shown', () => {
  expect(mailCheck(mailAt('smtp://user:secret@mail.example:587')).call).toBe('SMTP mail.example:587');
});
