// Import first: the environment is then read anew at each use, so that a test can point the client at its own server.
jest.mock('@/lib/environment', () => {
  const { parseEnvironment } =
    jest.requireActual<typeof import('@/lib/environment/schema.ts')>('@/lib/environment/schema.ts');
  return { environment: () => parseEnvironment(process.env) };
});
