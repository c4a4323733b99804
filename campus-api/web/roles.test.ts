import { changeCampus } from '#campus-api/changes/change-campus.ts';
import { hasPermission, mayUndo } from '#campus-api/model/permissions.ts';
import { type Role, roles } from '#campus-api/model/roles.ts';
import type { RecordKind } from '#campus-api/model/tracked-tables.ts';
import { createStores } from '#campus-api/records/api.ts';
import { changeEnquiry } from '#campus-api/records/enquiry/write.ts';
import { type AdminBrowser, withAdminApp } from '#campus-api/testing/admin-app.ts';

const admin = withAdminApp();
const of = (role: Role) => ({ role, areas: null });

/** A change of each type of record, and the roles that may make it: by default all. */
const changes: Readonly<Record<RecordKind, { sql: string; permitted?: readonly Role[] }>> = {
  contact: { sql: "UPDATE contact SET title = 'Another Campus'" },
  staff: { sql: "UPDATE staff SET full_name = 'Another' WHERE id = 2" },
  committee: { sql: "UPDATE committees SET name = 'Another' WHERE id = 9" },
  structure: { sql: "UPDATE structure_seats SET role = 'Another'" },
  notice: { sql: "UPDATE notices SET description = 'Another' WHERE id = 1" },
  'flash-notice': { sql: "INSERT INTO flash_notices (id, description, created_date) VALUES (9, 'A', '2026-11-23')" },
  album: { sql: "UPDATE albums SET title = 'Another'" },
  publication: { sql: "UPDATE publications SET description = 'Another'" },
  event: {
    sql: "INSERT INTO events VALUES (1, 'a', 'event', 'Fair', NULL, '2026-12-01', '2026-12-01', '', '', '', NULL, '', NULL, NULL, NULL, '2026-11-01T10:00:00+05:45', NULL, NULL)",
  },
  'qaa-document': { sql: "INSERT INTO qaa_documents VALUES (99, 'Report', 'report.pdf', NULL)" },
  'qaa-user': { sql: "INSERT INTO qaa_account VALUES (99, 'sita', 'hash')", permitted: ['administrator'] },
  counter: { sql: 'UPDATE counter SET visit = 123456', permitted: ['administrator'] },
  redirect: { sql: "INSERT INTO redirects VALUES (99, '/old', '/about')", permitted: ['editor', 'administrator'] },
  'site-document': {
    sql: "INSERT INTO site_documents VALUES (99, 'figures', '{}')",
    permitted: ['editor', 'administrator'],
  },
};
const table = Object.entries(changes).flatMap(([kind, { sql, permitted = roles }]) =>
  roles.map((role) => ({
    kind,
    role,
    sql,
    isAllowed: permitted.includes(role),
  })),
);

const change = ({ session }: AdminBrowser, sql: string, action: 'edit' | 'restore' = 'edit') =>
  admin().services.change(session, { confirmed: true }, (campus) =>
    changeCampus(campus, { action }, () => campus.database.exec(sql)),
  );
const undo = (browser: AdminBrowser, id: number | null) => admin().submit(browser, `/log/${id}/undo`);

test.each(table)('$role changes $kind: $isAllowed', async ({ role, sql, isAllowed }) => {
  const changed = change(admin().browser(role), sql);
  if (isAllowed) expect(await changed).toMatchObject({ change: expect.any(Number) });
  else await expect(changed).rejects.toMatchObject({ name: 'PermissionError' });
});

test.each(table)('$role undoes a change of $kind: $isAllowed', async ({ role, sql, isAllowed }) => {
  const result = await change(admin().browser('administrator'), sql);
  const browser = admin().browser(role);
  const log = await (await admin().send('/log', { headers: { cookie: browser.cookie } })).text();
  expect(log.includes(`href="/log/${result.change}/undo"`)).toBe(isAllowed);
  const { status } = await undo(browser, result.change);
  // A change with deletions has a confirmation page.
  expect([200, 303].includes(status)).toBe(isAllowed);
  if (!isAllowed) expect(status).toBe(403);
});

test('a publisher cannot undo a restored back-up, nor the undo of one', async () => {
  const administrator = admin().browser('administrator');
  const publisher = admin().browser('publisher');
  const { sql } = changes.notice;
  const { change: restored } = await change(administrator, sql, 'restore');
  expect((await undo(publisher, restored)).status).toBe(403);
  expect((await undo(administrator, restored)).status).toBe(303);
  const { database } = admin().services;
  const undone = Number(database.prepare('SELECT max(id) AS id FROM changes').get()?.id);
  expect(undone).toBeGreaterThan(Number(restored));
  expect((await undo(publisher, undone)).status).toBe(403);
  expect((await undo(administrator, undone)).status).toBe(303);
});

test('the log lists enquiries for administrators only', async () => {
  const { database } = admin().services;
  createStores(database).enquiries.add({
    id: 'a',
    reference: 'K7M2-94QX',
    kind: 'grievance',
    name: 'Sita',
    email: '',
    phone: '',
    text: 'A grievance',
    language: 'en',
  });
  changeEnquiry(database, 'administrator', 'K7M2-94QX', { state: 'read', note: '' });
  const logOf = async (role: Role) =>
    (await admin().send('/log', { headers: { cookie: admin().browser(role).cookie } })).text();
  expect(await logOf('administrator')).toContain('K7M2-94QX');
  expect(await logOf('publisher')).not.toContain('K7M2-94QX');
});

test.each(['account', 'enquiry', 'backup', 'import'] as const)('%s is for administrators only', (area) => {
  expect([hasPermission(of('publisher'), area), hasPermission(of('administrator'), area)]).toEqual([false, true]);
});

test.each([
  [{ action: null, kinds: ['notice'] }, false],
  [{ action: 'edit', kinds: ['notice', 'qaa-user'] }, false],
  [{ action: 'edit', kinds: ['constructor'] }, false],
  [{ action: 'edit', kinds: [] }, true],
])('a publisher may undo %j: %s', (entry, isAllowed) => {
  expect(mayUndo(of('publisher'), entry)).toBe(isAllowed);
});
