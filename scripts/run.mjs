import { install } from './ground/install.mjs';
import { continueWith } from './ground/node.mjs';

// `npm run …` begins here, on whatever Node the machine has; from the second line on it is the project's own.
const [command, ...args] = process.argv.slice(2);
install();
continueWith(`scripts/commands/${command}.ts`, args);
