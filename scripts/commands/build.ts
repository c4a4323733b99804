import { settings } from '#server/process/settings.ts';
import { prepare } from '#server/process/start.ts';
import { build } from '../steps/build.ts';
import { precompress } from '../steps/precompress.ts';

const environment = settings();
prepare(environment);
build();
precompress();
