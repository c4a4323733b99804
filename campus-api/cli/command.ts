import type { Settings } from './program/settings.ts';

/** One command of `npm run campus-api`. `help` begins with the line of its usage; `summary` is one line of the overview. */
export interface Command {
  summary: string;
  help: string;
  run(settings: Settings, args: string[]): void | Promise<void>;
}
