import { prepare } from '#server/prepare.ts';
import { settings } from '#server/settings.ts';
import { build } from '../steps/build.ts';
import { precompress } from '../steps/precompress.ts';

const environment = settings();
prepare(environment);
build();
precompress();
