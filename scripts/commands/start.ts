import { build } from '../steps/build.ts';
import { checkPort } from '../steps/port.ts';
import { prepare } from '../steps/prepare.ts';
import { serve } from '../steps/serve.ts';
import { settings } from '../steps/settings.ts';

const environment = settings();
await checkPort(environment.port, environment.host);
prepare(environment);
build();
serve(environment);
