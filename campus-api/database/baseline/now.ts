const nepalTime = (...time: readonly string[]) =>
  `strftime('%Y-%m-%dT%H:%M:%S+05:45', ${[...time, "'+345 minutes'"].join(', ')})`;

/**
 * The time now in SQL, as records store it: that of Nepal. A clock that is more than a day behind the trusted time (`trusted-time.ts`) is wrong: by a
 * clock of 1970 visitors would see nothing that was ever published at a time.
 */
export const NEPAL_NOW = `(SELECT max(${nepalTime("'now'")}, coalesce((
  SELECT ${nepalTime("(value ->> 'trusted') / 1000 - 86400", "'unixepoch'")} FROM admin_settings WHERE name = 'trusted-time'
), '')))`;
