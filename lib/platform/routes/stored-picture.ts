/** The stored file that a picture service address shows; null for any other address. */
export function storedPictureOf(url: string): string | null {
  const [, query] = /^\/_next\/image\/*\?(.*)/is.exec(url) ?? [];
  const source = query === undefined ? null : URL.parse(new URLSearchParams(query).get('url') ?? '', 'http://site');
  const [, name] = /^\/+files\/+(?:profile\/+)?(.*)/i.exec(source?.pathname ?? '') ?? [];
  return name === undefined ? null : decoded(name);
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
