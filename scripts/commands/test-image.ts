import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findTool, neededPackages } from '#deploy/image/container-tool.ts';
import { tryImage } from '#deploy/image/try-image.ts';
import { fail, say } from '#lib/runtime/console.mjs';
import { installDebian } from '../steps/debian.ts';
import { writtenFolders } from '../steps/stand-alone.ts';

// Builds deploy/Dockerfile of what is committed and starts it. What Podman builds stays in the folder for the next time: 2 GB, and one more with each commit.
const folder = process.argv[2] ?? join(tmpdir(), 'campus-image');
if (findTool(folder) === null) installDebian(...neededPackages);
const tool = findTool(folder);
if (tool === null)
  fail(
    `The image cannot be tried here: neither Docker nor Podman is there (Debian: apt-get install ${neededPackages.join(' ')}).`,
  );
mkdirSync(folder, { recursive: true });
try {
  await tryImage(tool, folder, writtenFolders);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
say(`The image of deploy/Dockerfile is as deploy/README.md says, by ${tool.name}.`);
