import 'server-only';
import { documentResponse } from '#lib/platform/http/document-response.ts';
import { IMMUTABLE, jsonError } from '#lib/platform/http/error-response.ts';
import { readIdentity } from '#lib/site/site-content/snapshot.ts';
import { type Brand, brandOf } from './brand.ts';
import { type DrawnIcon, drawIcon } from './draw-icon.ts';
import { type IconName, iconAt } from './icon-address.ts';

const types = { ico: 'image/x-icon', png: 'image/png', webp: 'image/webp' } as const;

const typeOf = (path: string) => Object.entries(types).find(([ending]) => path.endsWith(`.${ending}`))?.[1] ?? '';

/** The icons of the current version. */
const drawn = { version: '', icons: new Map<IconName, Promise<DrawnIcon | null>>() };

function findIcon(brand: Brand, name: IconName): Promise<DrawnIcon | null> {
  if (drawn.version !== brand.version) Object.assign(drawn, { version: brand.version, icons: new Map() });
  const { icons } = drawn;
  const cached = icons.get(name);
  if (cached !== undefined) return cached;
  const icon = drawIcon(brand, name);
  icons.set(name, icon);
  // A logo that cannot be read now may be readable later.
  const forget = () => icons.delete(name);
  icon.then((result) => (result === null || result.isFallback) && forget(), forget);
  return icon;
}

/** Responds with an icon of the campus: immutable at the address with its version, otherwise revalidated after minutes. */
export async function handleIcon(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const name = iconAt(pathname);
  const brand = brandOf(await readIdentity());
  const icon = name && (await findIcon(brand, name));
  if (!icon) return jsonError(404, 'There is no such picture.');
  const isCurrent = searchParams.has(brand.version);
  const freshness = icon.isFallback ? 'no-store' : isCurrent ? IMMUTABLE : 'public, max-age=300';
  return documentResponse(request, {
    body: Uint8Array.from(icon.bytes),
    type: typeOf(pathname),
    freshness,
  });
}
