import { menuTrail } from './menu-trail.ts';
import { courses } from './pages/courses.ts';

test('the trail of a page of the menu has its group and the other pages of the group', () => {
  const { group, link, section } = menuTrail('/library');
  expect([group?.en, link.label.en]).toEqual(['Life', 'Library']);
  expect(section.map(({ path }) => path)).toContain('/sports');
});

test('the trail of a page outside the menu has its name', () => {
  expect(menuTrail('/courses')).toEqual({ group: null, link: { path: '/courses', label: courses.title }, section: [] });
});
