import { withAdminCampus } from '#campus-api/testing/admin-campus.ts';
import { siteUpdateLines, siteUpdateOf } from './site-update.ts';

const campus = withAdminCampus();

test('a command states that the site shows a change within seconds, and needs no running site', async () => {
  const { stdout } = await campus().attempt(['notice', 'remove', '1', '--yes'], { PORT: 'x', UPSTREAM_URL: '' });
  expect(stdout).toContain(siteUpdateLines.soon[0]);
});

test('a command states that a site which reads from another campus API does not show a change', async () => {
  const environment = { UPSTREAM_URL: 'http://api.example' };
  const { stdout } = await campus().attempt(['notice', 'remove', '1', '--yes'], environment);
  expect(stdout).toContain(siteUpdateLines.elsewhere[0]);
});

test('site content is shown soon, also by a site that reads records from another campus API', () => {
  const environment = { NODE_ENV: 'test', UPSTREAM_URL: 'http://api.example' } as const;
  expect(siteUpdateOf({ tags: ['site'] }, environment)).toBe('soon');
  expect(siteUpdateOf({ tags: ['contact'] }, environment)).toBe('elsewhere');
});

test('the site shows no change of a machine that reads the content of another one', () => {
  const environment = { ...process.env, SITE_CONTENT_URL: 'http://admin.example' };
  expect(siteUpdateOf({ tags: ['site'] }, environment)).toBe('other-machine');
});

test('a change without a public effect does not update the site', () => {
  expect(siteUpdateOf({ tags: [] })).toBe('none');
});

test('emptying a campus beside another campus API reports that the site shows its name', async () => {
  const environment = { UPSTREAM_URL: 'http://api.example' };
  const { stdout } = await campus().attempt(['prepare', '--empty', '--name', 'Our Campus', '--yes'], environment);
  expect(stdout).toContain(siteUpdateLines.content[0]);
  expect(stdout).not.toContain('does not show');
});
