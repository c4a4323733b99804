import { readFileSync } from 'node:fs';
import { changeCommand } from '#campus-api/cli/change-command.ts';
import type { Command } from '#campus-api/cli/command.ts';
import { readArguments, takeArgs } from '#campus-api/cli/read-arguments.ts';
import { readCampus } from '#campus-api/cli/run-change.ts';
import { CampusApiSetupError } from '#campus-api/validation/setup-error.ts';
import { createContactStore } from './store.ts';
import { contactFields, editContact, isContactText } from './write.ts';

const text = { type: 'string' } as const;

export const editContactCommand = changeCommand({
  summary: 'edit name, address and introduction of the campus; omitted fields are unchanged',
  help: `contact edit [--title "NAME"] [--phone …] [--email …] [--address …] [--city …] [--state …] [--country …] [--pin-code …]
    [--facebook-link …] [--instagram-link …] [--twitter-link …] [--linked-in-link …] [--introduction FILE]
    [--title-ne …] [--address-ne …] [--city-ne …] [--state-ne …] [--country-ne …] [--introduction-ne FILE]  the same in Nepali
  --introduction  a file with the text of About Us: paragraphs separated by empty lines, # headings, - points, **bold words**, [links](address), or HTML`,
  options: {
    title: text,
    phone: text,
    email: text,
    address: text,
    city: text,
    state: text,
    country: text,
    'pin-code': text,
    'facebook-link': text,
    'instagram-link': text,
    'twitter-link': text,
    'linked-in-link': text,
    introduction: text,
    'title-ne': text,
    'address-ne': text,
    'city-ne': text,
    'state-ne': text,
    'country-ne': text,
    'introduction-ne': text,
  },
  plan({ introduction, 'introduction-ne': introductionNe, ...values }, args) {
    takeArgs(args, 0);
    const { title, phone, email, address, city, state, country } = values;
    const form = {
      ...{ title, phone, email, address, city, state, country },
      pinCode: values['pin-code'],
      facebookLink: values['facebook-link'],
      instagramLink: values['instagram-link'],
      twitterLink: values['twitter-link'],
      linkedInLink: values['linked-in-link'],
      campusIntroduction: introduction === undefined ? undefined : readText(introduction),
      titleNe: values['title-ne'],
      addressNe: values['address-ne'],
      cityNe: values['city-ne'],
      stateNe: values['state-ne'],
      countryNe: values['country-ne'],
      campusIntroductionNe: introductionNe === undefined ? undefined : readText(introductionNe),
    };
    return { write: (campus) => editContact(campus, form), show: () => 'Changed.' };
  },
});

function readText(path: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path));
  } catch (error) {
    throw new CampusApiSetupError(`${path} cannot be read as text in UTF-8`, { cause: error });
  }
}

export const showContactCommand: Command = {
  summary: 'show name, address and introduction of the campus',
  help: 'contact show',
  async run(context, args) {
    takeArgs(readArguments(args, {}).positionals, 0);
    const contact = await readCampus(context, ({ database }) => createContactStore(database).withId(1));
    const lines = contactFields.flatMap((field) => {
      const nepali = isContactText(field) && contact?.nepali?.[field];
      return [`${field}: ${contact?.[field] ?? ''}`, ...(nepali ? [`${field}, Nepali: ${nepali}`] : [])];
    });
    console.log(lines.join('\n'));
  },
};
