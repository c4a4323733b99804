/** Texts of the page around the message from the campus API. Sample: replace them with your campus's own. */
export const chiefMessage = {
  description: {
    en: 'The campus chief welcomes students, parents and citizens, and describes what the campus expects and promises.',
    ne: 'विद्यार्थी, अभिभावक र नागरिकलाई क्याम्पस प्रमुखको स्वागत सन्देश, अपेक्षा र प्रतिबद्धता।',
  },
} as const;
