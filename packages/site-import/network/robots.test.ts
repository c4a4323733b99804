import { parseRobots } from './robots.ts';

const text = `
# Old campus
User-agent: BadBot
Disallow: /

User-agent: *
Disallow: /admin
Disallow: /*.php?print=
Disallow: /private$
Allow: /admin/public
Crawl-delay: 2
Sitemap: https://old.campus.example/sitemap.xml
`;

test('the rules of all robots apply, the longest one first', () => {
  const rules = parseRobots(text, 'CampusWebsiteImport');
  expect(rules).toMatchObject({ delay: 2, sitemaps: ['https://old.campus.example/sitemap.xml'] });
  const allowed = ['/', '/admin/public/a', '/notice.php?id=1', '/private/more'];
  const forbidden = ['/admin', '/admin/x', '/notice.php?print=1', '/private'];
  for (const path of allowed) expect([path, rules.allows(path)]).toEqual([path, true]);
  for (const path of forbidden) expect([path, rules.allows(path)]).toEqual([path, false]);
});

test('a group with the name of the robot replaces that of all', () => {
  const rules = parseRobots(`${text}\nUser-agent: campuswebsiteimport\nDisallow:\n`, 'CampusWebsiteImport');
  expect(rules.allows('/admin')).toBe(true);
  expect(rules.delay).toBeNull();
});

test('several names share one group, and another text forbids nothing', () => {
  const shared = parseRobots('User-agent: a\nUser-agent: *\nDisallow: /x', 'CampusWebsiteImport');
  expect(shared.allows('/x')).toBe(false);
  expect(parseRobots('<html>Not found</html>', 'CampusWebsiteImport').allows('/x')).toBe(true);
});

test('many stars are matched in linear time', () => {
  const rules = parseRobots(`User-agent: *\nDisallow: /${'*a'.repeat(500)}$`, 'CampusWebsiteImport');
  expect(rules.allows(`/${'a'.repeat(499)}b`)).toBe(true);
});
