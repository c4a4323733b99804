import { build } from '../steps/build.ts';
import { chromiumIsThere } from '../steps/chromium.ts';
import { neighboursAreThere } from '../steps/neighbours.ts';
import { prepare } from '../steps/prepare.ts';
import { settings } from '../steps/settings.ts';

const environment = settings();
chromiumIsThere();
neighboursAreThere();
prepare(environment);
build();
await import('../../bench/main.ts');
