export { addressesOf, type Block, type Inline, type Link, type Reference, wordsOf } from './block.ts';
export type {
  BrokenPart,
  LayoutFile,
  OldArchives,
  OldCategory,
  OldItem,
  OldSite,
  OldTag,
  Repair,
  Term,
} from './old-site.ts';
export { noteLegacyFont, repairBlocks, repairEncoding, repairHtml, repairLine } from './repair-text.ts';
export { joinTranslations, languageOfItem, languageTermOf, type Versions, versionsOf } from './translations.ts';
