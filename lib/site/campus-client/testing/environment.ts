// To be imported first: the environment is read at each use, so that a test can point the client at its own server.
jest.mock('#lib/platform/settings/index.ts', () => {
  const { parseEnvironment } = jest.requireActual<typeof import('#lib/platform/settings/schema.ts')>(
    '#lib/platform/settings/schema.ts',
  );
  return {
    environment: () => parseEnvironment(process.env),
    sessionSecrets: () => parseEnvironment(process.env).sessionSecrets ?? [],
  };
});
