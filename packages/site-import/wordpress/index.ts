export { readExport } from './read-export.ts';
export { type RestOptions, readRestSite } from './read-rest.ts';
