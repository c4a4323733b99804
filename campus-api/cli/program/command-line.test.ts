import { prepareDatabase } from '#campus-api/campus/prepare.ts';
import { withAdminCampus } from '#campus-api/testing/admin-campus.ts';
import { UsageError } from '../usage-error.ts';
import { findCommand } from './command-line.ts';

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

test.each([
  ['', 'serve', []],
  ['notice remove 5', 'notice remove', ['5']],
  ['notice remove --help', 'help', ['npm run campus-api -- notice remove']],
  ['notice -h', 'help', ['notice add', '! prepare']],
  ['--help', 'help', ['notice add', 'prepare']],
  ['burn --help', 'help', ['notice add', 'prepare']],
  ['notice burn', 'error', ['there is no command "notice burn": choose one of notice', '! prepare']],
  ['burn', 'error', ['there is no command "burn": choose one of serve, prepare']],
])('the command line "%s" is %s %j', (line, kind, expected) => {
  const parse = () => findCommand(line === '' ? [] : line.split(' '));
  if (kind !== 'help' && kind !== 'error') return expect(parse()).toMatchObject({ name: kind, args: expected });
  let text = '';
  try {
    const parsed = parse();
    text = 'help' in parsed ? parsed.help : '';
  } catch (error) {
    expect([kind, error]).toEqual(['error', expect.any(UsageError)]);
    text = String(error);
  }
  for (const part of expected) expect(text.includes(part.replace('! ', ''))).toBe(!part.startsWith('! '));
});
