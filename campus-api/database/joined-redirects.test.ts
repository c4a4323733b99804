import { DatabaseSync } from 'node:sqlite';
import { joinedRedirectsMigration } from './migrations/034-joined-redirects.ts';
import { migrations } from './migrations/index.ts';

test('the redirects of the document of an earlier release move to the table, without chains and circles', () => {
  const database = new DatabaseSync(':memory:');
  for (const migration of migrations.slice(0, migrations.indexOf(joinedRedirectsMigration))) database.exec(migration);
  const redirects = [
    { from: '/Old', to: '/middle' },
    { from: '/middle', to: '/library' },
    { from: '/imported', to: '/sports' },
    { from: '/a', to: '/b' },
    { from: '/b', to: '/a' },
    { from: '/', to: '/library' },
  ];
  const insert = database.prepare('INSERT INTO site_documents (key, content) VALUES (?, ?)');
  insert.run('redirects', JSON.stringify({ redirects }));
  insert.run('menu', '{}');
  database.exec("INSERT INTO redirects VALUES (3, '/imported', '/about'), (4, '/?p=1', '/about')");
  database.exec("INSERT INTO last_ids VALUES ('redirects', 9)");
  database.exec(joinedRedirectsMigration);
  expect(database.prepare('SELECT source, target FROM redirects ORDER BY source').all()).toEqual([
    { source: '/?p=1', target: '/about' },
    { source: '/imported', target: '/sports' },
    { source: '/middle', target: '/library' },
    { source: '/old', target: '/library' },
  ]);
  expect(database.prepare('SELECT count(*) AS count FROM redirects WHERE id > 9').get()).toEqual({ count: 2 });
  expect(database.prepare('SELECT key FROM site_documents').all()).toEqual([{ key: 'menu' }]);
  database.close();
});
