export { type DownloadOptions, downloadFiles, downloadSource } from './download.ts';
export {
  downloadName,
  folderSource,
  type LocatedFile,
  type MediaFile,
  MediaLibrary,
  type MediaSource,
  noSource,
} from './media.ts';
export { OldHosts } from './old-hosts.ts';
export { MAX_EXPORT_BYTES, type NamedFile, openExport } from './open-export.ts';
export { unpackArchives, unpackFiles } from './unpack.ts';
