// To be imported first: replaces the readers of the site content by the documents of the sample campus.
jest.mock('#lib/site/site-content/snapshot.ts', () => {
  const { sampleSite } = jest.requireActual<typeof import('./sample-site.ts')>('./sample-site.ts');
  const { noticeCategoriesOf } = jest.requireActual<typeof import('../categories.ts')>('../categories.ts');
  return {
    readSiteContent: async () => sampleSite,
    readIdentity: async () => sampleSite.identity,
    readCategories: async () => noticeCategoriesOf(sampleSite),
  };
});
jest.mock('#lib/site/site-content/readers.ts', () => {
  const { sampleSite } = jest.requireActual<typeof import('./sample-site.ts')>('./sample-site.ts');
  const { noticeCategoriesOf } = jest.requireActual<typeof import('../categories.ts')>('../categories.ts');
  const { categoryAt } =
    jest.requireActual<typeof import('#content/site/categories.ts')>('#content/site/categories.ts');
  return {
    findDocument: async (type: keyof typeof sampleSite) => sampleSite[type] ?? null,
    getIdentity: async () => sampleSite.identity,
    getCategory: async (address: string) => categoryAt(noticeCategoriesOf(sampleSite), address),
    getMenu: async () => sampleSite.menu,
  };
});
