import type { Campus } from '#campus-api/changes/campus.ts';

/** The campus that a command reads or changes. */
export interface CommandContext {
  dataDir: string;
  /** Creates missing database, files and account, and prints a generated password once. */
  prepare(): void;
  /** Runs `work` on the opened campus, under the admin lock. */
  withCampus<Result>(
    access: Pick<Campus, 'by'> & Partial<Pick<Campus, 'confirmation'>>,
    work: (campus: Campus) => Result | Promise<Result>,
  ): Promise<Result>;
}

/** One command of `npm run campus-api`. `help` begins with the line of its usage; `summary` is one line of the overview. */
export interface Command<Context = CommandContext> {
  summary: string;
  help: string;
  run(context: Context, args: string[]): void | Promise<void>;
}
