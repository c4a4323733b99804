import { prepare } from './commands/prepare.ts';
import { serve } from './commands/serve.ts';
import { readSettings, type Settings } from './commands/settings.ts';
import { CampusApiSetupError } from './setup-error.ts';

type Command = (settings: Settings) => void | Promise<void>;

const commands = new Map<string, Command>([
  ['serve', serve],
  ['prepare', prepare],
]);

/** `npm run campus-api [command]`; without one it serves. */
async function main(name = 'serve'): Promise<void> {
  const command = commands.get(name);
  if (command === undefined) {
    throw new CampusApiSetupError(`there is no command "${name}": choose one of ${[...commands.keys()].join(', ')}`);
  }
  await command(readSettings(process.env));
}

try {
  await main(process.argv[2]);
} catch (error) {
  console.error(error instanceof CampusApiSetupError ? `Campus API: ${error.message}` : error);
  process.exitCode = 1;
}
