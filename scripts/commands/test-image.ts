import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { containerPackages, findTool } from '#deploy/image/container-tool.ts';
import { tryImage } from '#deploy/image/try-image.ts';
import { fail, print } from '#lib/platform/runtime/console.mjs';
import { writableFolders } from '#scripts/steps/export-site.ts';
import { installDebian } from '../steps/debian.ts';

// Builds deploy/Dockerfile from the last commit and starts it. Layers of Podman stay in the folder for the next run: 2 GB, and one more with each commit.
const folder = process.argv[2] ?? join(tmpdir(), 'campus-image');
if (findTool(folder) === null) installDebian(...containerPackages);
const tool = findTool(folder);
if (tool === null)
  fail(
    `The image cannot be tested here: neither Docker nor Podman is installed (Debian: apt-get install ${containerPackages.join(' ')}).`,
  );
mkdirSync(folder, { recursive: true });
try {
  await tryImage(tool, folder, writableFolders);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
print(`The image of deploy/Dockerfile matches deploy/README.md (built with ${tool.name}).`);
