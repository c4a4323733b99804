import { print } from '#lib/platform/runtime/console.mjs';
import { scalingFile, writeScaling } from '#operations/scaling/write.ts';

writeScaling();
print(`Updated ${scalingFile} with the figures of docs/measured.md.`);
