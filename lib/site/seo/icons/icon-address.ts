import type { Brand } from './brand.ts';

/** The addresses of the icons and of the logos in the header. */
export const iconPaths = {
  favicon: '/favicon.ico',
  small: '/logos/icon-96.png',
  medium: '/logos/icon-192.png',
  large: '/logos/icon-512.png',
  apple: '/apple-icon.png',
  campus: '/logos/campus.webp',
  university: '/logos/university.webp',
} as const;

export type IconName = keyof typeof iconPaths;

/** The address of an icon, which changes with the icon. */
export const iconAddress = (name: IconName, { version }: Pick<Brand, 'version'>): string =>
  `${iconPaths[name]}?${version}`;

/** The icon of a path; null for another path. */
export function iconAt(path: string): IconName | null {
  const names = Object.keys(iconPaths).filter((name): name is IconName => Object.hasOwn(iconPaths, name));
  return names.find((name) => iconPaths[name] === path) ?? null;
}
