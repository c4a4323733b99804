import { menuTrail } from './menu-trail.ts';
import { courses } from './pages/courses.ts';

test('a page of the menu has its group and the pages beside it', () => {
  const { group, link, section } = menuTrail('/library');
  expect([group?.en, link.label.en]).toEqual(['Life', 'Library']);
  expect(section.map(({ path }) => path)).toContain('/sports');
});

test('a page that is in no menu still has its name', () => {
  expect(menuTrail('/courses')).toEqual({ group: null, link: { path: '/courses', label: courses.title }, section: [] });
});
