import { decoded } from '../network/same-site.ts';
import type { SiteResponse } from '../network/site-client.ts';

/** Endings of the types of files that notices have. */
const extensions = new Map(
  Object.entries({
    'application/pdf': 'pdf',
    'application/msword': 'doc',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
    'application/vnd.ms-excel': 'xls',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
    'application/zip': 'zip',
    'image/jpeg': 'jpg',
    'image/png': 'png',
    'image/gif': 'gif',
    'image/webp': 'webp',
  }),
);

/** The name of a file from its headers, or from its address and type. */
export function fileNameOf(headers: SiteResponse['headers'], address: string): string {
  const disposition = headers['content-disposition'] ?? '';
  const [, encoded = ''] = /filename\*\s*=\s*[\w-]*'[^']*'([^;\s]+)/i.exec(disposition) ?? [];
  const [, quoted, plain = ''] = /filename\s*=\s*(?:"([^"]*)"|([^;\s]+))/i.exec(disposition) ?? [];
  const stated = decoded(encoded || quoted || plain)
    .replaceAll(/[/\\\p{Cc}]+/gu, ' ')
    .trim();
  if (stated !== '') return stated;
  const { pathname, searchParams } = new URL(address);
  const inQuery = [...searchParams.values()]
    .find((value) => /\.\w{2,5}$/.test(value))
    ?.split('/')
    .at(-1);
  const [type = ''] = (headers['content-type'] ?? '').toLowerCase().split(';');
  const base = decoded(pathname.split('/').at(-1) ?? '').replace(/\.\w{2,5}$/, '') || 'file';
  return (
    inQuery ??
    `${base}-${[...searchParams.values()].join('-').replaceAll(/[^\w-]+/g, '')}.${extensions.get(type.trim()) ?? 'bin'}`.replace(
      '-.',
      '.',
    )
  );
}
