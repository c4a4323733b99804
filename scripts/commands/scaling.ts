import { say } from '#lib/runtime/console.mjs';
import { scalingFile, writeScaling } from '../scaling/write.ts';

writeScaling();
say(`${scalingFile} has the figures of docs/measured.md.`);
