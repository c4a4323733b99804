import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { FORMAT } from './content-folder.ts';

// This build reads content that an older one stored: when a type changes, FORMAT and this line must change too.
const expected = { format: 2, types: '6f0154cfafb74cbd' };

test('the format is raised when a type of the content changes', () => {
  const sources = ['lib/upstream/types.ts', 'lib/upstream/staff-types.ts'].map((file) => readFileSync(file, 'utf8'));
  const bare = sources
    .join('\n')
    .replace(/^import .*$|^export /gm, '')
    .replace(/\/\*\*[\s\S]*?\*\/|\/\/.*|\s+/g, '');
  expect({ format: FORMAT, types: createHash('sha256').update(bare).digest('hex').slice(0, 16) }).toEqual(expected);
});
