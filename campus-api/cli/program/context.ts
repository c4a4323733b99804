import { withCampus } from '#campus-api/campus/with-campus.ts';
import type { Command, CommandContext } from '../command.ts';
import { prepareAndReport } from './prepare.ts';
import type { Settings } from './settings.ts';

/** The context of commands that also start the server or create a campus. */
export interface ProgramContext extends CommandContext {
  settings: Settings;
}

export type ProgramCommand = Command<ProgramContext>;

export const contextOf = (settings: Settings): ProgramContext => ({
  settings,
  dataDir: settings.options.dataDir,
  prepare: () => prepareAndReport(settings),
  withCampus: (access, work) => withCampus(settings.options, access, work),
});
