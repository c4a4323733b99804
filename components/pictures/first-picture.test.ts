import '#lib/site/campus-client/testing/next-cache.ts';
import '#lib/site/campus-client/testing/environment.ts';
import { json, statusReply } from '#lib/site/campus-client/testing/behaviours.ts';
import { withCampusServer } from '#lib/site/campus-client/testing/fresh-server.ts';
import { firstPicturePriority } from './first-picture.ts';

const server = withCampusServer();

test.each([
  { title: 'a flash notice with a poster', reply: json({ body: [{ id: 1, fileName: 'one.jpg' }] }), expected: 'low' },
  {
    title: 'a flash notice without a poster',
    reply: json({ body: [{ id: 1, description: 'Closed' }] }),
    expected: 'high',
  },
  { title: 'no flash notice', reply: json({ body: [] }), expected: 'high' },
  { title: 'flash notices that cannot be read', reply: statusReply(404), expected: 'high' },
])('the first picture of a page has $expected priority with $title', async ({ reply, expected }) => {
  server().behave(reply);
  expect(await firstPicturePriority()).toBe(expected);
});
