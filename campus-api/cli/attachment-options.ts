import type { UploadedFile } from '#campus-api/files/check-file.ts';
import { reducePhotograph } from '#campus-api/pictures/reduce-photograph.ts';

/** Options of the commands that edit a record with attached files. */
export const attachmentOptions = {
  file: { type: 'string', multiple: true },
  'drop-file': { type: 'string', multiple: true },
  rename: { type: 'string', multiple: true },
  order: { type: 'string', multiple: true },
} as const;

export const attachmentUsage = '[--file FILE …] [--drop-file NAME …] [--rename OLD=NEW …] [--order NAME …]';

export const attachmentHelp = {
  file: 'a file to attach in addition to the existing ones',
  'drop-file': 'the name of an attached file to delete, as the list shows it',
  rename: 'a new name of an attached file for visitors: "scan1.pdf=Exam routine.pdf"',
  order: 'the names of attached files in their order, which the others follow',
};

interface AttachmentValues {
  file?: string[] | undefined;
  rename?: string[] | undefined;
}

/** A file of a command, reduced as uploads of the admin are. */
export const attachmentAt = async (path: string): Promise<UploadedFile> => ({
  path,
  content: (await reducePhotograph({ path })) ?? undefined,
});

/** The attachments of a command's options. */
export async function attachmentsOfOptions({ file, rename }: AttachmentValues) {
  return {
    file: file && (await Promise.all(file.map(attachmentAt))),
    rename: rename?.map((text) => {
      const [old = '', name = ''] = text.split(/=(.*)/s);
      return { file: old, name };
    }),
  };
}

/** The commands of a record with at most one picture: the option is a path, or `none`. */
export const pictureCommands = {
  options: { picture: { type: 'string' } },
  adding: { usage: '[--picture PICTURE]' },
  editing: { usage: '[--picture PICTURE|none]' },
  formOf<Values extends { picture?: string }>({ picture: path, ...form }: Values) {
    const picture: UploadedFile | 'none' | undefined = path === undefined || path === 'none' ? path : { path };
    return { ...form, picture };
  },
} as const;
