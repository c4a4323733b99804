import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { FORMAT } from './content-folder.ts';

// This build reads content that an older one stored: when a type changes, FORMAT and this line must change too.
const expected = { format: 4, types: '7724ce9634e86743' };

test('the format is raised when a type of the content changes', () => {
  const sources = ['lib/site/campus-client/types.ts', 'lib/site/campus-client/staff-types.ts'].map((file) =>
    readFileSync(file, 'utf8'),
  );
  const records = ['lib/site/campus-client/attachment.ts', 'lib/site/campus-client/notice.ts'].flatMap(
    (file) => readFileSync(file, 'utf8').match(/^export interface [\s\S]*?^\}/gm) ?? [],
  );
  const bare = [...sources, ...records]
    .join('\n')
    .replace(/^import .*$|^export /gm, '')
    .replace(/\/\*\*[\s\S]*?\*\/|\/\/.*|\s+/g, '');
  expect({ format: FORMAT, types: createHash('sha256').update(bare).digest('hex').slice(0, 16) }).toEqual(expected);
});
