import type { Locale, Localized } from './locale.ts';

/** A tree of localized texts, reduced to one language. */
export type InOneLanguage<T> =
  T extends Localized<infer Text>
    ? Text
    : T extends (...args: never[]) => unknown
      ? T
      : T extends readonly unknown[] | object
        ? { readonly [Key in keyof T]: InOneLanguage<T[Key]> }
        : T;

function isLocalized(value: object): value is Localized<unknown> {
  return 'en' in value && 'ne' in value;
}

/** Selects one language of a tree of localized texts; other values are unchanged. */
export function localize<T>(tree: T, locale: Locale): InOneLanguage<T>;
export function localize(tree: unknown, locale: Locale): unknown {
  if (typeof tree !== 'object' || tree === null) return tree;
  if (isLocalized(tree)) return tree[locale];
  if (Array.isArray(tree)) return tree.map((item) => localize(item, locale));
  return Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, localize(value, locale)]));
}

/** A table of messages in each language. */
export const messagesByLanguage = <Messages>(
  messages: Messages,
): Readonly<Record<Locale, InOneLanguage<Messages>>> => ({
  en: localize(messages, 'en'),
  ne: localize(messages, 'ne'),
});
