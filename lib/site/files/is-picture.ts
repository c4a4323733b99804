/** Whether a browser can show a stored file as a picture, by its extension. */
export function isPicture(fileName: string): boolean {
  return /\.(avif|gif|jpe?g|png|webp)$/i.test(fileName);
}
