// To be imported first: replaces the readers of the site content by the documents of the sample campus.
jest.mock('#lib/site-content/snapshot.ts', () => {
  const { sampleSite } = jest.requireActual<typeof import('./sample-site.ts')>('./sample-site.ts');
  return {
    readSiteContent: async () => sampleSite,
    readIdentity: async () => sampleSite.identity,
  };
});
jest.mock('#lib/site-content/readers.ts', () => {
  const { sampleSite } = jest.requireActual<typeof import('./sample-site.ts')>('./sample-site.ts');
  return {
    findDocument: async (type: keyof typeof sampleSite) => sampleSite[type] ?? null,
    getIdentity: async () => sampleSite.identity,
    getMenu: async () => sampleSite.menu,
  };
});
