import { prepare } from '#server/process/prepare.ts';
import { settings } from '#server/process/settings.ts';
import { build } from '../steps/build.ts';
import { precompress } from '../steps/precompress.ts';

const environment = settings();
prepare(environment);
build();
precompress();
