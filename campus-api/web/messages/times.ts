/** Messages of the times from and until which visitors see a record. */
export const adminTimesMessages = {
  state: { en: 'State', ne: 'अवस्था' },
  public: { en: 'published', ne: 'प्रकाशित' },
  scheduled: { en: 'to be published later', ne: 'पछि प्रकाशित हुने' },
  withdrawn: { en: 'withdrawn', ne: 'हटाइएको' },
  from: { en: 'from {at}', ne: '{at} बजेदेखि' },
  until: { en: 'until {at}', ne: '{at} बजेसम्म' },
  publishChosen: { en: 'Publish the chosen ones at this time, or now', ne: 'छानिएका यो समयमा, वा अहिले नै प्रकाशित गर्नुहोस्' },
  withdrawChosen: { en: 'Withdraw the chosen ones at this time, or now', ne: 'छानिएका यो समयमा, वा अहिले नै हटाउनुहोस्' },
} as const;
