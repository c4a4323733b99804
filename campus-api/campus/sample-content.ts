import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CampusContent, campusContentSchema } from '#campus-api/records/campus-content.ts';

/** The sample campus below the working directory: a JSON file for each record type, and in `files` the files that they reference. */
export const sampleFolder = join('campus-api', 'sample');

const fileOf = (type: string) => `${type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.json`;

/** @throws Error with the file, and with the record and the field of each invalid value */
export function readSampleContent(folder: string): CampusContent {
  const parsed = Object.entries(campusContentSchema.shape).map(([type, schema]) => {
    const file = join(folder, fileOf(type));
    const { data, error } = schema.safeParse(parseFile(file));
    if (error) throw new Error(error.issues.map(({ path, message }) => describe(file, path, message)).join('\n'));
    return [type, data];
  });
  return campusContentSchema.parse(Object.fromEntries(parsed));
}

function parseFile(file: string): unknown {
  const text = readFileSync(file, 'utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`);
  }
}

/** `notices.json, record 3, files.0.stored: Invalid input`; records are counted from 1. */
function describe(file: string, path: readonly PropertyKey[], message: string): string {
  const [first, ...rest] = path;
  const [record, field] = typeof first === 'number' ? [`, record ${first + 1}`, rest] : ['', path];
  return `${file}${record}${field.length > 0 ? `, ${field.join('.')}` : ''}: ${message}`;
}

let content: CampusContent | undefined;

/** A fictional campus, read once. */
export function sampleContent(): CampusContent {
  content ??= readSampleContent(sampleFolder);
  return content;
}
