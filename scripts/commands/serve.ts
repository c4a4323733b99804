import { checkPort } from '../steps/port.ts';
import { prepare } from '../steps/prepare.ts';
import { serve } from '../steps/serve.ts';
import { settings } from '../steps/settings.ts';

// What is built, here or elsewhere (`npm run standalone`): nothing is installed and nothing is built.
const environment = settings();
await checkPort(environment.port, environment.host);
prepare(environment);
serve(environment);
