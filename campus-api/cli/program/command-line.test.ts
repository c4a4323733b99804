import { prepareDatabase } from '#campus-api/campus/prepare.ts';
import { withAdminCampus } from '#campus-api/testing/admin-campus.ts';

const campus = withAdminCampus();

jest.mock('#campus-api/campus/prepare.ts', () => {
  const actual = jest.requireActual('#campus-api/campus/prepare.ts');
  return { ...actual, prepareDatabase: jest.fn(actual.prepareDatabase) };
});

test('a command on a full disk fails with one message', async () => {
  const { attempt } = campus();
  const open: typeof prepareDatabase = jest.requireActual('#campus-api/campus/prepare.ts').prepareDatabase;
  jest.mocked(prepareDatabase).mockImplementation((...args) => {
    const opened = open(...args);
    // Migrations leave free pages.
    opened.database.exec('VACUUM');
    const pages = Number(opened.database.prepare('PRAGMA page_count').get()?.page_count);
    opened.database.exec(`PRAGMA max_page_count = ${pages}`);
    return opened;
  });
  const text = 'A long notice. '.repeat(130);
  const result = await attempt(['notice', 'add', '--text', text, '--department', 'exam', '--yes']);
  expect(result).toEqual({
    status: 1,
    stdout: '',
    stderr: 'Campus API: the disk is full, or its quota is used up: free some space and try again\n',
  });
});
