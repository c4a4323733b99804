/** The parameters of a query as Next hands them to a page, each the first time it is given. */
export function singleValues(given: Readonly<Record<string, string | string[] | undefined>>): URLSearchParams {
  const first = Object.entries(given).flatMap(([name, value]) =>
    [value]
      .flat()
      .slice(0, 1)
      .map((text = '') => [name, text]),
  );
  return new URLSearchParams(first);
}
