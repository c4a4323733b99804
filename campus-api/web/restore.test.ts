import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { backupCommand } from '#campus-api/backup/backup-campus.ts';
import { allMessagesIn } from '#campus-api/testing/admin-messages.ts';
import { withAdminPages } from '#campus-api/testing/admin-pages.ts';

const pages = withAdminPages();
const { backup, confirmation } = allMessagesIn('ne');

/** The items of the list after a heading. */
function itemsUnder(page: string, heading: string): string[] {
  const [, list = ''] = new RegExp(`<h2>${heading}</h2><ul[^>]*>(.*?)</ul>`, 's').exec(page) ?? [];
  return [...list.matchAll(/<li>(.*?)<\/li>/gs)].map(([, item = '']) => item.replaceAll(/<[^>]*>/g, ''));
}

test('the review of a back-up names each record that appears, changes or disappears, and warns of a withdrawn notice', async () => {
  const { post, send, get, services } = pages();
  const { campus } = services.settings;
  const file = join(campus.dataDir, 'campus.tar');
  jest.spyOn(console, 'log').mockImplementation();
  await backupCommand.run(campus, [file]);
  await post('/notices/1/withdraw');
  await send('/contact', { title: 'Another Campus', record: '1', revision: '0', do: 'publish' });
  await send('/notices', { text: 'ब्याकअपपछिको सूचना', department: 'exam', do: 'publish' });
  const review = await send(`/backup/restore/${'r'.repeat(43)}`, {}, [new File([readFileSync(file)], 'campus.tar')]);
  expect(review).toContain(backup.reviewTitle);
  expect(itemsUnder(review, backup.appears)).toEqual(['सूचना: Exam routine 100% final']);
  expect(itemsUnder(review, backup.changes)).toEqual(['सम्पर्क: Test Campus']);
  expect(itemsUnder(review, backup.disappears)).toEqual(['सूचना: ब्याकअपपछिको सूचना']);
  expect(itemsUnder(review, confirmation.warnings)).toEqual([
    'वेबसाइटबाट हटाइएको सूचना १ आगन्तुकले फेरि देख्नेछन्: Exam routine 100% final',
  ]);
  expect(await get('/notices')).toContain('ब्याकअपपछिको सूचना');
});
