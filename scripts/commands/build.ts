import { build } from '../steps/build.ts';
import { precompress } from '../steps/precompress.ts';
import { prepare } from '../steps/prepare.ts';
import { settings } from '../steps/settings.ts';

const environment = settings();
prepare(environment);
build();
precompress();
