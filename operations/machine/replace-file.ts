import { closeSync, copyFileSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { closeLog, companions } from '#campus-api/backup/close-log.ts';

// Puts a copy in the place of a file of a campus whose programs are stopped: `replace-file.ts COPY FILE`, run as its user. A death between two steps leaves the
// former database with all its changes, or the copy: never a log next to the database of another, nor a part of a file.
const [copy = '', file = ''] = process.argv.slice(2);
const draft = `${file}.restored`;
copyFileSync(copy, draft);
const descriptor = openSync(draft, 'r');
fsyncSync(descriptor);
closeSync(descriptor);
if (existsSync(file)) closeLog(file);
// Only a database that is damaged or gone still has a log.
for (const suffix of companions) if (existsSync(file + suffix)) renameSync(file + suffix, `${file}.damaged${suffix}`);
renameSync(draft, file);
for (const suffix of companions) rmSync(`${file}.damaged${suffix}`, { force: true });
