import { readFileSync } from 'node:fs';
import { withAdminCampus } from '#campus-api/testing/admin-campus.ts';

const campus = withAdminCampus();

test('redirects are added, listed, exported, imported, removed and undone by commands', async () => {
  const { attempt, write } = campus();
  expect(await attempt(['redirect', 'add', '/?p=12', '/about'])).toMatchObject({ status: 0 });
  expect((await attempt(['redirect', 'list'])).stdout).toContain('/?p=12 → /about');
  expect((await attempt(['redirect', 'add', '/?p=12', '/notice'])).stderr).toContain('/?p=12 already leads to /about');
  const table = write('table.csv', 'from,to\n/?p=12,/notice\n/old/,/about\n');
  const plan = await attempt(['redirect', 'import', table, '--dry-run']);
  expect(plan.stdout).toContain('1 added, 1 updated, 0 unchanged, 0 left out');
  expect((await attempt(['redirect', 'list'])).stdout).not.toContain('/old');
  expect(await attempt(['redirect', 'import', table])).toMatchObject({ status: 0 });
  const file = table.replace('table.csv', 'export.csv');
  await attempt(['redirect', 'export', file]);
  expect(readFileSync(file, 'utf8')).toBe('\ufefffrom,to\r\n/?p=12,/notice\r\n/old,/about\r\n');
  expect((await attempt(['redirect', 'import', file])).stdout).toContain('Nothing had to change');
  expect((await attempt(['redirect', 'remove', '1', '--yes'])).stdout).toContain('/?p=12');
  await attempt(['undo', '--yes']);
  expect((await attempt(['redirect', 'list'])).stdout).toContain('/?p=12 → /notice');
});

test('a wrong table is refused with line and column', async () => {
  const table = campus().write('table.csv', 'from,to\n/a,/about\n/b,/missing\n/?p=1,/?p=1\n');
  const { status, stderr } = await campus().attempt(['redirect', 'import', table]);
  expect(status).not.toBe(0);
  expect(stderr).toContain('line 3, column to: This site has nothing at /missing.');
  expect(stderr).toContain('line 4, column to: /?p=1 leads back to itself.');
  expect((await campus().attempt(['redirect', 'list'])).stdout).toContain('There are none.');
});
