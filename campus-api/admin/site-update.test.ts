import { withAdminCampus } from '#campus-api/testing/admin-campus.ts';
import { siteUpdateLines, siteUpdateOf } from './site-update.ts';

const campus = withAdminCampus();

test('a command states that the site shows a change within seconds, and needs no running site', async () => {
  const { stdout } = await campus().spawnCommand(['notice', 'remove', '1', '--yes'], { PORT: 'x', UPSTREAM_URL: '' });
  expect(stdout).toContain(siteUpdateLines.soon[0]);
});

test('a command states that a site which reads from another campus API does not show a change', async () => {
  const environment = { UPSTREAM_URL: 'http://api.example' };
  const { stdout } = await campus().spawnCommand(['notice', 'remove', '1', '--yes'], environment);
  expect(stdout).toContain(siteUpdateLines.elsewhere[0]);
});

test('a change without a public effect does not update the site', () => {
  expect(siteUpdateOf({ tags: [] })).toBe('none');
});
