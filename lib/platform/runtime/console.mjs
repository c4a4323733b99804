/**
 * Prints a progress line of a command.
 * @param {string} text
 */
export function print(text) {
  console.log(`» ${text}`);
}

/**
 * Ends the command with an error message in one line.
 * @param {string} text
 * @returns {never}
 */
export function fail(text) {
  console.error(`✗ ${text}`);
  process.exit(1);
}
