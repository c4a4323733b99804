import { processWide } from '../campus/process-wide.ts';

type IsWithheld = (fileName: string) => Promise<boolean>;

/** Filled in by the part of the site that knows (`instrumentation.ts`): the gate is loaded before it, and not by the framework. */
const state = () => processWide('withheld pictures', () => ({ ask: null as IsWithheld | null }));

export function askForWithheld(ask: IsWithheld): void {
  state().ask = ask;
}

/** As long as stored files themselves (`answer-file.ts`): the encoded copy may not live longer than the right to it. */
export const STORED_SHARING = 'public, max-age=60, must-revalidate';

/** The stored file of which an address of the picture service is a picture; null for any other address. */
export function storedPictureOf(url: string): string | null {
  const [, query] = /^\/_next\/image\/*\?(.*)/is.exec(url) ?? [];
  const source = query === undefined ? null : URL.parse(new URLSearchParams(query).get('url') ?? '', 'http://site');
  const [, name] = /^\/+files\/+(?:profile\/+)?(.*)$/i.exec(source?.pathname ?? '') ?? [];
  return name === undefined ? null : decoded(name);
}

/** Asked each time, before the copies of the picture service: those live for a day. @throws what the asking throws */
export async function isWithheldPicture(fileName: string): Promise<boolean> {
  const { ask } = state();
  return ask === null || ask(fileName);
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
