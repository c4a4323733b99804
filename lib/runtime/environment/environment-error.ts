/** A wrong environment: the message has one line for each wrong variable, naming it and what it takes, never its value. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';

  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
  }
}
