import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['soffice', 'libreoffice'];
/** Folders of LibreOffice that are not in `PATH` everywhere. */
const folders = [
  '/usr/lib/libreoffice/program',
  '/opt/libreoffice/program',
  '/Applications/LibreOffice.app/Contents/MacOS',
];

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The program of LibreOffice, which converts files of Word and Excel from before 2007; null where it is not installed. */
export function findOffice(): string | null {
  // The limits of its process need a POSIX shell.
  if (process.platform === 'win32') return null;
  const searched = [...(process.env.PATH ?? '').split(delimiter).filter(Boolean), ...folders];
  return (
    searched.flatMap((folder) => names.map((name) => join(/* turbopackIgnore: true */ folder, name))).find(isProgram) ??
    null
  );
}
