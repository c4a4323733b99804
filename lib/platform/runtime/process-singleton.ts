declare global {
  var campusWebsite: Map<string, unknown> | undefined;
}

/**
 * Returns a value shared by the whole process. Module variables are not shared: Next bundles a module once for pages and once
 * for route handlers, and reloads it when it changes in development. A key must always be used with the same type.
 */
export function processSingleton<T>(key: string, make: () => T): T {
  globalThis.campusWebsite ??= new Map();
  const values = globalThis.campusWebsite;
  if (!values.has(key)) values.set(key, make());
  return values.get(key) as T;
}
