// Child process of `inspect-archive.ts`: untrusted archives are unpacked and inspected here, within its limits.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { RefusedError } from '#campus-api/validation/issue.ts';
import type { InspectJob, InspectReply } from './inspect-archive.ts';
import { describe, type Manifest } from './manifest.ts';
import { contentName, rebuildContent } from './rebuild-content.ts';
import { unpackArchive } from './unpack-archive.ts';

/** Files that records of the back-up reference, each with whether the campus has it: the same, another under its name, or none. */
async function compareFiles({ folder, filesFolder }: InspectJob, { files }: Manifest) {
  const content = new DatabaseSync(join(folder, contentName), { readOnly: true });
  const used = new Set(
    content
      .prepare('SELECT stored FROM used_files')
      .all()
      .map(({ stored }) => stored),
  );
  content.close();
  const compared: { name: string; present: 'same' | 'other' | 'none' }[] = [];
  for (const { name, sha256 } of files.filter((file) => used.has(file.name))) {
    const present = await describe(filesFolder, name).catch(() => null);
    compared.push({ name, present: present === null ? 'none' : present.sha256 === sha256 ? 'same' : 'other' });
  }
  return compared;
}

async function inspect(job: InspectJob): Promise<InspectReply> {
  try {
    const manifest = unpackArchive(job, job.folder);
    rebuildContent(job.folder, job.name, manifest);
    return { manifest, files: await compareFiles(job, manifest) };
  } catch (error) {
    return error instanceof RefusedError ? { issues: [...error.issues] } : { failure: String(error) };
  }
}

process.once('message', async (job: InspectJob) => {
  const reply = await inspect(job);
  process.send?.(reply, () => process.disconnect());
});
process.once('disconnect', () => process.exit());
