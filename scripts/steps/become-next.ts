import { nextArguments, siteArguments } from './next-arguments.ts';

/** Lets the server take the place of this process: nothing stands between it and its signals, nothing uses memory beside it. */
export function becomeNext(args: readonly string[]): never {
  return become(nextArguments(args));
}

/** The same for the site, with as many processes. */
export function becomeSite(args: readonly string[], processes: number): never {
  return become(siteArguments(args, processes));
}

function become(args: readonly string[]): never {
  if (!process.execve) throw new Error('this Node cannot replace its process');
  return process.execve(process.execPath, [process.execPath, ...args], process.env);
}
