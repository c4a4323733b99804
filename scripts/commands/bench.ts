import { settings } from '#server/process/settings.ts';
import { prepare } from '#server/process/start.ts';
import { build } from '../steps/build.ts';
import { ensureChromium } from '../steps/chromium.ts';
import { provideExternalServices } from '../steps/external-services.ts';
import { run } from '../steps/run.ts';

const environment = settings();
ensureChromium();
provideExternalServices();
prepare(environment);
build();
run(
  'node',
  ['--disable-warning=ExperimentalWarning', 'operations/bench/main.ts', ...process.argv.slice(2)],
  'A measurement failed; see the error above.',
);
