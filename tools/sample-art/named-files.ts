import { sampleContent } from '../../campus-api/sample/index.ts';

/** The files that the sample content names, with that ending; `plain` is the name without its leading number. */
export function namedFiles(ending: string): { stored: string; plain: string }[] {
  const { notices, flashNotices, staff, albums, publications, qaaDocuments } = sampleContent;
  const names = [
    ...[...notices, ...publications].flatMap(({ files }) => files.map(({ stored }) => stored)),
    ...flashNotices.flatMap(({ picture }) => picture ?? []),
    ...staff.flatMap(({ profilePic }) => profilePic ?? []),
    ...albums.flatMap(({ images, thumbnails }) => [...images, ...thumbnails]),
    ...qaaDocuments.flatMap(({ link }) => (link.startsWith('https:') ? [] : link)),
  ];
  const all = [...new Set(names)].filter((name) => name.endsWith(ending));
  return all.map((stored) => ({ stored, plain: stored.replace(/^\d+-/, '') }));
}
