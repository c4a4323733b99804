import { prepare } from '../../server/prepare.ts';
import { settings } from '../../server/settings.ts';
import { build } from '../steps/build.ts';
import { chromiumIsThere } from '../steps/chromium.ts';
import { neighboursAreThere } from '../steps/neighbours.ts';

const environment = settings();
chromiumIsThere();
neighboursAreThere();
prepare(environment);
build();
await import('../../bench/main.ts');
