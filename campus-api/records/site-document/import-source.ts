import { globSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { NewFile } from '#campus-api/files/store-file.ts';
import { Issues, refuseField } from '#campus-api/validation/issue.ts';
import { parseKey } from '#content/site/index.ts';
import { isContent } from './documents.ts';
import { normalizeContent } from './normalize-content.ts';
import { sampleDocuments } from './sample-documents.ts';
import type { DocumentEntry } from './save-documents.ts';
import { type SourceDocument, sourceDocuments, sourcePages } from './source-documents.ts';
import { takeOverLogos } from './source-logos.ts';
import { takeOverPictures } from './source-pictures.ts';

/** Site content of a fork of an earlier release. `skipped`: files of pages that have no document of their own here. */
export interface ImportedSource {
  entries: DocumentEntry[];
  newFiles: NewFile[];
  skipped: string[];
}

type Exports = Readonly<Record<string, unknown>>;

/** Files whose texts belong to the product now, or are in other documents. */
const otherPages = [
  'about',
  'accessibility',
  'chart',
  'chief-message',
  'contact',
  'courses',
  'deadlines',
  'gallery',
  'home',
  'notices',
  'people',
  'privacy',
  'programs',
  'public-information',
  'publications',
  'qaa',
  'site-picture',
  'text-page',
].map((name) => `pages/${name}.ts`);

/** Reads the folder `content` of a fork, whose TypeScript files are executed. Its pictures come from `public` beside it. @throws RefusedError */
export async function importSource(folder: string): Promise<ImportedSource> {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) refuseField('', 'file-missing', { file: folder });
  const modules = await loadModules(folder);
  const documents = sourceDocuments({ exported: (file, name) => exportOf(modules.get(file), name) });
  if (documents.length === 0) refuseField('', 'site-no-documents', { folder });
  const publicFolder = join(folder, '..', 'public');
  const newFiles = new Map<string, NewFile>();
  const entries = documents.map(({ key, content, file }): DocumentEntry => {
    const place = `${join(folder, file)} (${key})`;
    const stored = takeOverPictures(content, publicFolder);
    for (const newFile of stored.newFiles) newFiles.set(newFile.stored, newFile);
    return { key, content: markSample({ key, content: stored.content, file }), place };
  });
  const skippedLogos: string[] = [];
  const identity = entries.find(({ key }) => key === 'identity');
  if (identity && isContent(identity.content)) {
    const logos = await takeOverLogos(identity.content, publicFolder);
    identity.content = logos.identity;
    skippedLogos.push(...logos.skipped);
    for (const newFile of logos.newFiles) newFiles.set(newFile.stored, newFile);
  }
  const described = new Set([...otherPages, ...sourcePages.map(([, file]) => file)]);
  const skipped = [...modules.keys()].filter((file) => file.startsWith('pages/') && !described.has(file));
  return {
    entries,
    newFiles: [...newFiles.values()],
    skipped: [...skipped.map((file) => join(folder, file)), ...skippedLogos],
  };
}

async function loadModules(folder: string): Promise<Map<string, Exports>> {
  const issues = new Issues();
  const modules = new Map<string, Exports>();
  const files = globSync('{*,pages/*,programmes/*}.ts', { cwd: folder }).filter((file) => !file.endsWith('.test.ts'));
  for (const file of files.sort()) {
    const place = join(folder, file);
    try {
      modules.set(file, await import(pathToFileURL(resolve(place)).href));
    } catch (error) {
      issues.error('', 'site-no-source', { at: place, reason: error instanceof Error ? error.message : '' });
    }
  }
  issues.throwIfErrors();
  return modules;
}

/** An export of a module, or the module itself without a name. */
const exportOf = (module: Exports | undefined, name: string): unknown => (name === '' ? module : module?.[name]);

/** A document with the text of the sample campus remains a sample. */
function markSample({ key, content }: SourceDocument): unknown {
  const parsed = parseKey(key);
  const sample = sampleDocuments().find((document) => document.key === key)?.content;
  if (parsed === null || !isContent(content) || !isContent(sample)) return content;
  const textOf = (document: Exports) => JSON.stringify(normalizeContent(parsed, { ...document, isSample: true }));
  return textOf(content) === textOf(sample) ? { isSample: true, ...content } : content;
}
