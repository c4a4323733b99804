import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { FORMAT } from './content-folder.ts';

// Content that an older build kept is read by this one: when a type changes, so must FORMAT, and this line with it.
const known = { format: 2, types: 'dadfc1b4a0d94d35' };

test('the format is raised when a type of the content changes', () => {
  const sources = ['lib/upstream/types.ts', 'lib/upstream/staff-types.ts'].map((file) => readFileSync(file, 'utf8'));
  const bare = sources
    .join('\n')
    .replace(/^import .*$/gm, '')
    .replace(/\/\*\*[\s\S]*?\*\/|\/\/.*|\s+/g, '');
  expect({ format: FORMAT, types: createHash('sha256').update(bare).digest('hex').slice(0, 16) }).toEqual(known);
});
