/** The state of a process, by key. The list is in `server/process-state.ts`, above all modules whose types it names. */
export interface ProcessState {
  'instance-id': string;
}

declare global {
  var campusWebsite: Map<string, unknown> | undefined;
}

/**
 * Returns a value shared by the whole process. Module variables are not shared: Next bundles a module once for pages and once for route
 * handlers, the server loads it a third time, and the development server reloads it when it changes.
 */
export function processSingleton<Key extends keyof ProcessState>(
  key: Key,
  make: () => ProcessState[Key],
): ProcessState[Key] {
  globalThis.campusWebsite ??= new Map();
  const values = globalThis.campusWebsite;
  if (!values.has(key)) values.set(key, make());
  return values.get(key) as ProcessState[Key];
}
