import { nextArguments } from './next-arguments.ts';

/** Lets the server take the place of this process: nothing stands between it and its signals, nothing uses memory beside it. */
export function becomeNext(args: readonly string[]): never {
  if (!process.execve) throw new Error('this Node cannot replace its process');
  return process.execve(process.execPath, [process.execPath, ...nextArguments(args)], process.env);
}
