import type { Inline } from '#packages/site-import/content/index.ts';
import type { MediaLibrary } from '#packages/site-import/files/index.ts';
import type { OldAddresses } from './old-addresses.ts';
import type { PlannedFile, PlannedFiles } from './plan-files.ts';

/** The parts of a plan that links of texts lead to. */
export interface LinkTargets {
  library: MediaLibrary;
  addresses: OldAddresses;
  files: PlannedFiles;
}

/** A text with the links that lead to stored files, imported records and other sites; `title` names its item. */
export function showLinks(text: Inline, { library, addresses, files }: LinkTargets, title: string): string {
  return text
    .map((part) => {
      if (typeof part === 'string') return part;
      const label = part.label.replaceAll('[', '(').replaceAll(']', ')').trim();
      const file = library.fileAt(part.url);
      const target = file === null ? addresses.target(part.url) : storedAddress(files.plan(file, title));
      if (target) return `[${label}](${target})`;
      if (target === null) {
        if (file === null) files.note('link-left-out', { title, label, address: part.url });
        return label;
      }
      return URL.canParse(part.url) && /^https?:/i.test(part.url) ? `[${label}](${outsideAddress(part.url)})` : label;
    })
    .join('')
    .trim();
}

export const storedAddress = (file: PlannedFile | null) => file && `/files/${encodeURIComponent(file.stored)}`;

const outsideAddress = (url: string) =>
  new URL(url).href.replaceAll(/[()|\s]/g, (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`);
