/** Placeholder tiles (specification section 2), until your campus describes its courses. Sample. */
export const courses = {
  title: { en: 'Courses', ne: 'पाठ्यक्रमहरू' },
  description: {
    en: 'The courses of the campus by subject. Their descriptions are being prepared.',
    ne: 'विषयअनुसार क्याम्पसका पाठ्यक्रम। विवरण तयार हुँदै छ।',
  },
  lead: {
    en: 'Course descriptions are being prepared. See [Programmes](/programs) for what we teach and how long each programme takes.',
    ne: 'पाठ्यक्रमको विवरण तयार हुँदै छ। के पढाइ हुन्छ र कति समय लाग्छ भन्ने [शैक्षिक कार्यक्रम](/programs)मा हेर्नुहोस्।',
  },
  placeholder: { en: 'To be announced', ne: 'छिट्टै प्रकाशित हुने' },
  tiles: [
    { en: 'Languages and Literature', ne: 'भाषा तथा साहित्य' },
    { en: 'Social Sciences', ne: 'सामाजिक शास्त्र' },
    { en: 'Business and Accounting', ne: 'व्यवसाय तथा लेखा' },
    { en: 'Teaching and Curriculum', ne: 'शिक्षण तथा पाठ्यक्रम' },
    { en: 'Natural Sciences', ne: 'प्राकृतिक विज्ञान' },
    { en: 'Computing', ne: 'कम्प्युटर विज्ञान' },
  ],
} as const;
