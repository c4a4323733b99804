/** Messages of the organisation chart. */
export const chart = {
  description: { en: 'How the campus is organised, from the assembly to departments and offices, as a chart and a list.', ne: 'क्याम्पसको सङ्गठन संरचना: सभादेखि विभाग र शाखासम्म, चित्र र सूचीमा।' },
  drawing: { en: 'Organization chart. The same information is given as a list.', ne: 'सङ्गठन संरचना। यही विवरण सूचीका रूपमा पनि छ।' },
  asDrawing: { en: 'The chart as a drawing', ne: 'चित्रका रूपमा संरचना' },
  area: { en: 'Organization chart (scrolls in all directions)', ne: 'सङ्गठन संरचना (यताउता सारेर हेर्न मिल्ने)' },
  larger: { en: 'Zoom in', ne: 'ठूलो पार्नुहोस्' },
  smaller: { en: 'Zoom out', ne: 'सानो पार्नुहोस्' },
  whole: { en: 'Fit to screen', ne: 'पूरै संरचना' },
  list: { en: 'The chart as a list', ne: 'सूचीका रूपमा संरचना' },
} as const;

/** Messages of the pages with people. */
export const people = {
  about: { en: 'About', ne: 'परिचय' },
  others: { en: 'Others', ne: 'अन्य' },
  filter: { en: 'Search by name or department', ne: 'नाम वा विभागबाट खोज्नुहोस्' },
  visibleCount: { en: '{visible} of {total} people', ne: '{total} मध्ये {visible} जना' },
  noMatch: { en: 'No one found', ne: 'कसैको नाम भेटिएन' },
  count: { en: '{count} people', ne: '{count} जना' },
  countOne: { en: '1 person', ne: '१ जना' },
  subjects: { en: 'Subjects', ne: 'पढाउने विषय' },
  officeHours: { en: 'Office hours', ne: 'भेट्ने समय' },
  publications: { en: 'Publications', ne: 'प्रकाशन' },
  seats: { en: 'Committees and offices', ne: 'समिति र जिम्मेवारी' },
  designation: { en: 'Designation', ne: 'पद' },
  department: { en: 'Department', ne: 'विभाग' },
  phone: { en: 'Telephone', ne: 'फोन' },
  email: { en: 'Email', ne: 'इमेल' },
  noMail: { en: 'The website has no email address of this person.', ne: 'वेबसाइटमा निजको इमेल ठेगाना राखिएको छैन।' },
  mailUnavailable: { en: 'The address is not available right now. Please try again in a minute.', ne: 'ठेगाना अहिले देखाउन सकिएन। एक मिनेटपछि फेरि प्रयास गर्नुहोस्।' },
  openAll: { en: 'Open all', ne: 'सबै खोल्नुहोस्' },
  /** Descriptions of the pages for search engines, by their addresses. */
  descriptions: {
    '/keyStaff': { en: 'The campus chief, assistant campus chiefs, heads of faculty and senior officers.', ne: 'क्याम्पस प्रमुख, सहायक क्याम्पस प्रमुख, सङ्काय प्रमुख र क्याम्पसका अधिकृतहरू।' },
    '/staff': { en: 'The teachers of the campus by department, with names and designations.', ne: 'क्याम्पसका शिक्षकहरू विभागअनुसार, नाम र पदसहित।' },
    '/nonTeachingsstaff': { en: 'The administrative, library, laboratory and support staff of the campus by office.', ne: 'क्याम्पसका प्रशासन, पुस्तकालय, प्रयोगशाला र सहयोगी कर्मचारी, शाखाअनुसार।' },
    '/mgmtCommittee': { en: 'The management committee that governs the campus: names, posts and departments.', ne: 'क्याम्पस सञ्चालन गर्ने व्यवस्थापन समितिका सदस्य, तिनको पद र विभाग।' },
    '/executiveCommittee': { en: 'The executive committee that runs the campus day to day: names, posts and departments.', ne: 'क्याम्पसको दैनिक काम चलाउने कार्यकारी समितिका सदस्य, तिनको पद र विभाग।' },
    '/teachersAssociation': { en: 'Committees and units of the campus teachers’ association and their members.', ne: 'क्याम्पसको शिक्षक सङ्घका समिति र एकाइहरू तथा तिनका पदाधिकारी।' },
    '/employeeAssociation': { en: 'Committees and units of the campus employees’ association and their members.', ne: 'क्याम्पसको कर्मचारी सङ्घका समिति र एकाइहरू तथा तिनका पदाधिकारी।' },
  },
  /** The page of the campus chief's message. */
  chief: {
    description: { en: 'The campus chief welcomes students, parents and citizens, and describes what the campus expects and promises.', ne: 'विद्यार्थी, अभिभावक र नागरिकलाई क्याम्पस प्रमुखको स्वागत सन्देश, अपेक्षा र प्रतिबद्धता।' },
  },
} as const;
