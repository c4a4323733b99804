/** Messages of the error page; separate from the other messages, because every page sends these to the browser. */
export const errorPageMessages = {
  goHome: { en: 'Go to the home page', ne: 'गृहपृष्ठमा जानुहोस्' },
  errorPage: { en: 'This page is not available right now', ne: 'यो पृष्ठ अहिले उपलब्ध छैन' },
  errorPageText: { en: 'Please try again in a minute. If it is urgent, call the campus office.', ne: 'कृपया एक मिनेटपछि फेरि प्रयास गर्नुहोस्। अत्यावश्यक भए क्याम्पस कार्यालयमा फोन गर्नुहोस्।' },
  tryAgain: { en: 'Try again', ne: 'फेरि प्रयास गर्नुहोस्' },
};
