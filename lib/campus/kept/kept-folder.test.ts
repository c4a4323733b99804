import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { FORMAT } from './kept-folder.ts';

// Content that an older build kept is read by this one: when a type changes, so must FORMAT, and this line with it.
const known = { format: 2, types: 'f4dc90c4c71aafa1' };

test('the format is raised when a type of the content changes', () => {
  const sources = ['lib/campus/types.ts', 'lib/campus/staff-types.ts'].map((file) => readFileSync(file, 'utf8'));
  const bare = sources.join('').replace(/\/\*\*.*?\*\/|\/\/.*|\s+/gs, '');
  expect({ format: FORMAT, types: createHash('sha256').update(bare).digest('hex').slice(0, 16) }).toEqual(known);
});
