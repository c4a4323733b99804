import { prepareCampusApi } from '#campus-api/api/server/campus-api.ts';
import type { Settings } from './settings.ts';

/** Creates missing database, files and account, and prints a generated password once. */
export function prepareAndReport({ options }: Settings): void {
  const { created, qaaAccount, hasSiteContent } = prepareCampusApi(options);
  const content = options.content?.contact.title ?? (hasSiteContent ? 'the sample campus' : 'nothing');
  if (created) console.log(`Campus API: made the database in ${options.dataDir} and filled it with ${content}.`);
  if (qaaAccount?.generatedPassword) {
    console.log(`Campus API: the QAA account is "${qaaAccount.user}", its password ${qaaAccount.generatedPassword}`);
    console.log('Campus API: note it down, it is not shown again.');
  }
}
