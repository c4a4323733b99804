/** All texts of a JSON value. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** A JSON value with each of its texts replaced. `key`: the name of the field, or the index in a list. */
export function mapTexts(value: unknown, replace: (text: string, key: string) => string, key = ''): unknown {
  if (typeof value === 'string') return replace(value, key);
  if (Array.isArray(value)) return value.map((item, index) => mapTexts(item, replace, String(index)));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, mapTexts(inner, replace, name)]));
}
