import { readFileSync } from 'node:fs';

const { version }: { version: string } = JSON.parse(readFileSync('package.json', 'utf8'));

/** The version that runs here; in an exported folder with its commit: `1.2.0+3b75de36`. */
export const VERSION = version;
