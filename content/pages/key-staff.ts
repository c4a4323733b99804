/** Words of Campus Authorities around the people from the campus API. Sample: replace them with your campus's own. */
export const keyStaff = {
  description: {
    en: 'The campus chief, assistant campus chiefs, heads of faculty and senior officers.',
    ne: 'क्याम्पस प्रमुख, सहायक क्याम्पस प्रमुख, सङ्काय प्रमुख र क्याम्पसका अधिकृतहरू।',
  },
} as const;
