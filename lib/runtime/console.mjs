/**
 * Prints what a command is doing, in one line.
 * @param {string} text
 */
export function say(text) {
  console.log(`» ${text}`);
}

/**
 * Ends the command with one line that says why.
 * @param {string} text
 * @returns {never}
 */
export function fail(text) {
  console.error(`✗ ${text}`);
  process.exit(1);
}
