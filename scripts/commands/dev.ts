import { print } from '#lib/runtime/console.mjs';
import { hostnameForNext } from '#server/framework.ts';
import { checkPort } from '#server/process/port.ts';
import { prepare } from '#server/process/prepare.ts';
import { settings } from '#server/process/settings.ts';
import { continueWith } from '../bootstrap/node.mjs';

const { port, host, ...environment } = settings();
await checkPort(port, host);
prepare({ port, host, ...environment });
print('Starting the development server …');
continueWith('node_modules/next/dist/bin/next', {
  args: ['dev', '--port', String(port), '--hostname', hostnameForNext(host)],
});
