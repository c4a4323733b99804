/** An invalid environment: the message has a line for each invalid variable, with its name and accepted values, never its value. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';

  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
  }
}
