import { mkdir, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BoundedProgram, type ProgramLimits, runBounded } from './bounded-program.ts';
import { newKinds, type OldKind, oldContent } from './old-format.ts';
import type { DocumentKind, Unreadable } from './types.ts';

/** A file in a format that the reader process reads. */
export interface ReadableFile {
  readonly file: string;
  readonly kind: DocumentKind;
}

/** Settings of a fresh profile: neither macros nor active content nor linked files, and a proxy that nothing listens on. */
const settings: readonly (readonly [path: string, name: string, value: string])[] = [
  ['Office.Common/Security/Scripting', 'MacroSecurityLevel', '3'],
  ['Office.Common/Security/Scripting', 'DisableMacrosExecution', 'true'],
  ['Office.Common/Security/Scripting', 'DisableActiveContent', 'true'],
  ['Office.Common/Security/Scripting', 'BlockUntrustedRefererLinks', 'true'],
  ['Inet/Settings', 'ooInetProxyType', '2'],
  ...['HTTP', 'HTTPS'].flatMap((protocol): [string, string, string][] => [
    ['Inet/Settings', `ooInet${protocol}ProxyName`, '127.0.0.1'],
    ['Inet/Settings', `ooInet${protocol}ProxyPort`, '9'],
  ]),
];

const items = settings.map(
  ([path, name, value]) =>
    `<item oor:path="/org.openoffice.${path}"><prop oor:name="${name}" oor:op="fuse"><value>${value}</value></prop></item>`,
);
const PROFILE = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">${items.join('')}</oor:items>`;

/** Starts LibreOffice with a new profile in `folder`, which gets the converted file. */
async function startOffice(
  office: string,
  { file, kind }: { file: string; kind: OldKind },
  folder: string,
  limits: ProgramLimits,
): Promise<BoundedProgram> {
  const profile = join(folder, 'profile');
  await mkdir(join(profile, 'user'), { recursive: true, mode: 0o700 });
  await writeFile(join(profile, 'user', 'registrymodifications.xcu'), PROFILE);
  const command = [
    office,
    '--headless',
    '--norestore',
    '--nolockcheck',
    '--nodefault',
    `-env:UserInstallation=${pathToFileURL(profile)}`,
    '--convert-to',
    newKinds[kind],
    '--outdir',
    folder,
    file,
  ];
  // No secrets of the site, only the variables that a program needs.
  const { PATH } = process.env;
  const env = {
    PATH,
    HOME: folder,
    TMPDIR: folder,
    LC_ALL: 'C.UTF-8',
    SAL_USE_VCLPLUGIN: 'svp',
    NODE_ENV: 'production' as const,
  };
  return runBounded(command, { cwd: folder, env }, limits);
}

export interface Converter {
  /** Returns an old file in a format that the reader process reads; a file whose content is such a format is returned as it is. */
  convert(file: string, kind: OldKind, folder: string): Promise<ReadableFile | { why: Unreadable; detail?: string }>;
  close(): void;
}

/** Converts Word and Excel files from before 2007 with LibreOffice (`office`: its program; null without one). */
export function createConverter(office: () => string | null, limits: ProgramLimits): Converter {
  let running: BoundedProgram | null = null;

  return {
    async convert(file, kind, folder) {
      const content = await oldContent(file, kind);
      if (content === 'archive') return { file, kind: newKinds[kind] };
      if (content === 'rtf') return { file, kind: 'rtf' };
      if (content !== 'compound') return { why: content === 'encrypted' ? 'encrypted' : 'wrong-kind' };
      const program = office();
      if (program === null) return { why: 'old-format', detail: 'LibreOffice is not installed' };
      const output = join(folder, 'converted');
      running = await startOffice(program, { file, kind }, output, limits);
      const result = await running.result;
      running = null;
      if (result !== 'done') return { why: result };
      const converted = join(output, `${basename(file).replace(/\.\w+$/, '')}.${newKinds[kind]}`);
      const isConverted = await stat(converted).then(
        ({ size }) => size > 0,
        () => false,
      );
      return isConverted
        ? { file: converted, kind: newKinds[kind] }
        : { why: 'old-format', detail: 'LibreOffice did not convert the file' };
    },
    close() {
      running?.kill();
    },
  };
}
