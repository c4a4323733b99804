import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { UsageError } from './usage-error.ts';

/** The options and the other words of a command. @throws UsageError for an option that is not known or lacks its value */
export function readArguments<const Options extends ParseArgsOptionsConfig>(args: string[], options: Options) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    // Node's own sentence; what follows its first one is about its own API.
    throw new UsageError(error instanceof Error ? (error.message.split(/\.? To specify/)[0] ?? '') : String(error));
  }
}

/** @throws UsageError where it is not given, or blank */
export function required(value: string | undefined, name: string): string {
  const text = value?.trim();
  if (text) return text;
  throw new UsageError(`${name} is missing`);
}

/** @throws UsageError for words beyond the `most` that the command takes */
export function takeWords(positionals: string[], most: number): string[] {
  const surplus = positionals.slice(most);
  if (surplus.length > 0)
    throw new UsageError(`what is meant by "${surplus.join(' ')}"? Texts with blanks need quotes`);
  return positionals;
}

/** The ids that a command names. @throws UsageError for none, or for what is no id */
export function readIds(positionals: string[]): number[] {
  const wrong = positionals.find((word) => !/^\d{1,15}$/.test(word));
  if (wrong !== undefined) throw new UsageError(`"${wrong}" is no id: take one from the list`);
  if (positionals.length === 0) throw new UsageError('the id is missing');
  return positionals.map(Number);
}
