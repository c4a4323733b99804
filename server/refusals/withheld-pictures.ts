import { fileRefusals } from '#content/messages/file-refusals.ts';
import { isWithheldFile } from '#lib/content-store/withheld-check.ts';
import type { Exchange } from '../exchange.ts';
import type { WholeResponse } from '../response/whole-response.ts';
import { type Refusal, refusalResponse } from './refuse.ts';

/** The stored file of which an address of the picture service is a picture; null for any other address. */
export function storedPictureOf(url: string): string | null {
  const [, query] = /^\/_next\/image\/*\?(.*)/is.exec(url) ?? [];
  const source = query === undefined ? null : URL.parse(new URLSearchParams(query).get('url') ?? '', 'http://site');
  const [, name] = /^\/+files\/+(?:profile\/+)?(.*)$/i.exec(source?.pathname ?? '') ?? [];
  return name === undefined ? null : decoded(name);
}

/** As of one that does not exist. */
const MISSING: Refusal = { status: 404, words: fileRefusals.missing.text };
/** While it is not known whether it is withheld. */
const UNSURE: Refusal = { status: 503, words: fileRefusals.unavailable.text, headers: { 'retry-after': '60' } };

/** Stage: refuses a picture of a stored file that is withheld. It asks ahead of the copies of the picture service, which live for a day. */
export function refuseWithheldPicture(exchange: Exchange): null | Promise<WholeResponse | null> {
  const { storedPicture } = exchange;
  if (storedPicture === null) return null;
  return isWithheldFile(storedPicture).then(
    (isWithheld) => (isWithheld ? refusalResponse(MISSING, exchange) : null),
    () => refusalResponse(UNSURE, exchange),
  );
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
