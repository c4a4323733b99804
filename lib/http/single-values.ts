/** Query parameters as Next passes them to a page, each with its first value only. */
export function singleValues(parameters: Readonly<Record<string, string | string[] | undefined>>): URLSearchParams {
  const first = Object.entries(parameters).flatMap(([name, value]) =>
    [value]
      .flat()
      .slice(0, 1)
      .map((text = '') => [name, text]),
  );
  return new URLSearchParams(first);
}
