export { type Convert, legacyFont } from './legacy-font.ts';
export { fromPreeti, withPlainHyphens } from './preeti.ts';
export { fromLegacyText, isLegacyFont, nepaliLikelihood } from './recognize.ts';
