import { parseArgs } from 'node:util';
import { MachineError } from './machine-error.ts';

/** Reads the arguments of a command. @throws MachineError for an unknown option */
export function readArguments<Options extends NonNullable<Parameters<typeof parseArgs>[0]>['options'] & object>(
  args: string[],
  options: Options,
) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new MachineError(error instanceof Error ? error.message : String(error));
  }
}

/** @throws MachineError for an argument of a command that takes none */
export function takeNone(command: string, args: readonly string[]): void {
  if (args.length > 0) throw new MachineError(`site ${command} takes no arguments: ${args.join(' ')}`);
}
