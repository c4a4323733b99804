import { findTool } from '#deploy/image/container-tool.ts';
import { tryImage } from '#deploy/image/try-image.ts';
import { fail, print } from '#lib/platform/runtime/console.mjs';
import { writableFolders } from '../steps/export-site.ts';
import { folderOf } from './tools.ts';

// Builds deploy/Dockerfile from the last commit and starts it. Layers of Podman stay in the folder for the next run: 2 GB, and one more with each commit.
const folder = folderOf('image');
const tool = findTool(folder) ?? fail('Neither Docker nor Podman is installed.');
try {
  await tryImage(tool, folder, writableFolders);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
print(`The image of deploy/Dockerfile matches deploy/README.md (built with ${tool.name}).`);
