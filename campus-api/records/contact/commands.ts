import { readFileSync } from 'node:fs';
import { changeCommand } from '#campus-api/cli/change-command.ts';
import type { Command } from '#campus-api/cli/command.ts';
import { readArguments, takeArgs } from '#campus-api/cli/read-arguments.ts';
import { readCampus } from '#campus-api/cli/run-change.ts';
import { formOfOptions, optionsOf, usageOf } from '#campus-api/model/field-options.ts';
import { bothTextsOf } from '#campus-api/model/fields.ts';
import { CampusApiSetupError } from '#campus-api/validation/setup-error.ts';
import { contactFields, contactTable } from './contact.ts';
import { editContact } from './write.ts';

const { campusIntroduction: _, ...lineFields } = contactFields;
const text = { type: 'string' } as const;

export const editContactCommand = changeCommand({
  summary: 'edit name, address and introduction of the campus; omitted fields are unchanged',
  help: `contact edit ${usageOf(lineFields, { isNew: false })} [--introduction FILE] [--introduction-ne FILE]
  --introduction  a file with the text of About Us: paragraphs separated by empty lines, # headings, - points, **bold words**, [links](address), or HTML
  Options with -ne are the same in Nepali.`,
  options: { ...optionsOf(lineFields), introduction: text, 'introduction-ne': text },
  plan({ introduction, 'introduction-ne': introductionNe, ...values }, args) {
    takeArgs(args, 0);
    const form = {
      ...formOfOptions(values),
      campusIntroduction: introduction === undefined ? undefined : readText(introduction),
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
    const contact = await readCampus(context, ({ database }) => contactTable.open(database).find(1));
    const lines = Object.keys(contactFields).flatMap((field) => {
      const { text, nepali } = bothTextsOf(contact ?? {}, field);
      return [`${field}: ${text}`, ...(nepali ? [`${field}, Nepali: ${nepali}`] : [])];
    });
    console.log(lines.join('\n'));
  },
};
