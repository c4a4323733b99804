import { build } from '../steps/build.ts';
import { chromiumIsThere } from '../steps/chromium.ts';
import { prepare } from '../steps/prepare.ts';
import { settings } from '../steps/settings.ts';

const environment = settings();
chromiumIsThere();
prepare(environment);
build(environment);
await import('../../bench/main.ts');
