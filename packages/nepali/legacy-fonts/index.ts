export { type Convert, legacyFont } from './legacy-font.ts';
export { fromPreeti } from './preeti.ts';
export { fromLegacyText, isLegacyFont, nepaliLikelihood } from './recognize.ts';
