/** Messages of the page for a rejected form. */
export const formRefusals = {
  heading: { en: 'This form was not accepted', ne: 'यो फाराम स्वीकार भएन' },
  elsewhere: {
    en: 'It did not come from a page of this site, or your browser does not confirm it. Open the page again and send the form from there.',
    ne: 'यो फाराम यस साइटको पृष्ठबाट आएन, वा तपाईंको ब्राउजरले त्यो बताएन। पृष्ठ फेरि खोलेर त्यहीँबाट पठाउनुहोस्।',
  },
  incomplete: {
    en: 'Something in it is missing. Go back, fill in every field and send it again.',
    ne: 'केही भर्न छुटेको छ। पछाडि फर्केर सबै भर्नुहोस् र फेरि पठाउनुहोस्।',
  },
  unreadable: {
    en: 'It is incomplete or invalid. Go back and send it again.',
    ne: 'फाराम ठीकसँग आइपुगेन। पछाडि फर्केर फेरि पठाउनुहोस्।',
  },
} as const;
