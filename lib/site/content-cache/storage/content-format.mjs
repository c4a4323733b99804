import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files with the types that readers return. */
const files = [
  'attachment',
  'committee-list',
  'contact',
  'events',
  'gallery',
  'notice',
  'notices',
  'publications',
  'staff',
];

/** The digest of these types without their comments. @param {string} root of the sources. @throws errors of the file system */
export function contentFormat(root = '.') {
  const types = files.flatMap(
    (file) =>
      readFileSync(join(root, 'lib/site/campus-client', `${file}.ts`), 'utf8').match(
        /^(?:export )?(?:interface [\s\S]*?^\}|type (?!Api)[\s\S]*?;$)/gm,
      ) ?? [],
  );
  const bare = types.join('\n').replace(/\/\*\*[\s\S]*?\*\/|\/\/.*|\s+/g, '');
  return createHash('sha256').update(bare).digest('hex').slice(0, 16);
}
