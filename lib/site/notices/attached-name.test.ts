import '#lib/site/campus-client/testing/environment.ts';
import { json, statusReply } from '#lib/site/campus-client/testing/behaviours.ts';
import { withCampusServer } from '#lib/site/campus-client/testing/fresh-server.ts';
import { clearPending } from '#lib/site/content-cache/last-known-good/in-flight.ts';
import { attachedName } from './attached-name.ts';

const server = withCampusServer();
afterEach(clearPending);

const notice = (id: number, day: string, stored: string, original: string) => ({
  ...{ id, description: `Notice ${id}`, createdDate: `2026-11-${day}`, lastDate: null },
  ...{ fileName: stored, orignalFileName: original },
});

test('a file has the name from the newest notice that attaches it', async () => {
  server().behave(
    json({
      body: [
        notice(1, '01', '1-form.pdf', 'Old form.pdf'),
        notice(3, '03', '1-form.pdf', 'Form.pdf'),
        notice(2, '02', '2-list.pdf', 'List.pdf'),
      ],
    }),
  );
  expect([await attachedName('1-form.pdf'), await attachedName('2-list.pdf')]).toEqual(['Form.pdf', 'List.pdf']);
  expect(await attachedName('3-other.pdf')).toBeNull();
});

test('a file has no name while the notices are unavailable', async () => {
  server().behave(statusReply(500));
  expect(await attachedName('1-form.pdf')).toBeNull();
});
