/** Maximum size of a drawing in bytes. */
export const MAX_SVG_BYTES = 2 * 1024 * 1024;

/** Whether a file is an SVG, by its beginning. */
export function isSvg(beginning: Buffer): boolean {
  const text = beginning.toString('utf8').replace(/^\uFEFF/, '');
  return /^\s*(?:<\?xml\b|<!--|<!DOCTYPE svg\b|<svg\b)/i.test(text);
}

/** Scripts, foreign documents, entities, and references to anything outside of the file. */
const forbidden = [
  /<(?:\w+:)?(?:script|foreignObject|iframe|handler|animate\w*|set)\b/i,
  /<!ENTITY/i,
  /<\?xml-stylesheet/i,
  /\son\w+\s*=/i,
  /\b(?:href|src)\s*=\s*(?:"(?!#|data:image\/(?:png|jpe?g|webp|gif)[;,])|'(?!#|data:image\/(?:png|jpe?g|webp|gif)[;,]))/i,
  /url\(\s*(?!["']?#)/i,
  /@import/i,
];

/** Whether an SVG is only a drawing. */
export function isPlainDrawing(svg: string): boolean {
  return !forbidden.some((pattern) => pattern.test(svg));
}
