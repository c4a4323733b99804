/** Media types of safe files; anything else, above all active content, is sent as bytes to save (OWASP ASVS 5.3). */
const types: Readonly<Record<string, { type: string; inline?: true }>> = {
  avif: { type: 'image/avif', inline: true },
  gif: { type: 'image/gif', inline: true },
  jpeg: { type: 'image/jpeg', inline: true },
  jpg: { type: 'image/jpeg', inline: true },
  png: { type: 'image/png', inline: true },
  webp: { type: 'image/webp', inline: true },
  csv: { type: 'text/csv; charset=utf-8' },
  doc: { type: 'application/msword' },
  docx: { type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
  ods: { type: 'application/vnd.oasis.opendocument.spreadsheet' },
  odt: { type: 'application/vnd.oasis.opendocument.text' },
  pdf: { type: 'application/pdf' },
  ppt: { type: 'application/vnd.ms-powerpoint' },
  pptx: { type: 'application/vnd.openxmlformats-officedocument.presentationml.presentation' },
  rtf: { type: 'application/rtf' },
  txt: { type: 'text/plain; charset=utf-8' },
  xls: { type: 'application/vnd.ms-excel' },
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  zip: { type: 'application/zip' },
};

/** Media type of a stored file by its extension, regardless of the type that another server reports. `inline`: a browser may display it. */
export function contentTypeOf(fileName: string): { type: string; inline: boolean } {
  const extension = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
  const entry = Object.hasOwn(types, extension) ? types[extension] : undefined;
  return { type: entry?.type ?? 'application/octet-stream', inline: entry?.inline ?? false };
}
