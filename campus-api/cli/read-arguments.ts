import { statSync } from 'node:fs';
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { UsageError } from './usage-error.ts';

/** The options and positional arguments of a command. @throws UsageError for an unknown option or a missing value */
export function readArguments<const Options extends ParseArgsOptionsConfig>(args: string[], options: Options) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    // Node's message; only its first sentence is not about Node's API.
    throw new UsageError(error instanceof Error ? (error.message.split(/\.? To specify/)[0] ?? '') : String(error));
  }
}

/** @throws UsageError for a missing or blank value */
export function required(value: string | undefined, name: string): string {
  const text = value?.trim();
  if (text) return text;
  throw new UsageError(`${name} is missing`);
}

/** @throws UsageError for a path that is not a folder */
export function requireFolder(path: string, name: string): string {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return path;
  throw new UsageError(`${name} "${path}" is not a folder`);
}

/** @throws UsageError for more than `max` arguments */
export function takeArgs(positionals: string[], max: number): string[] {
  const surplus = positionals.slice(max);
  if (surplus.length > 0) throw new UsageError(`unexpected "${surplus.join(' ')}": quote texts that contain spaces`);
  return positionals;
}

/** The ids of a command line. @throws UsageError for none, or an invalid one */
export function readIds(positionals: string[]): number[] {
  const wrong = positionals.find((word) => !/^\d{1,15}$/.test(word));
  if (wrong !== undefined) throw new UsageError(`"${wrong}" is not an id: the list shows the ids`);
  if (positionals.length === 0) throw new UsageError('the id is missing');
  return positionals.map(Number);
}
