/** Messages about logins by the OpenID Connect provider of the university. */
export const adminProviderMessages = {
  logIn: { en: 'Log in with {name}', ne: '{name} बाट लगइन गर्नुहोस्' },
  unavailable: { en: '{name} cannot be reached right now. Log in with your password.', ne: '{name} सँग अहिले सम्पर्क हुन सकेन। पासवर्डले लगइन गर्नुहोस्।' },
  refusedTitle: { en: 'Not logged in', ne: 'लगइन भएन' },
  refused: { en: '{name} did not confirm who you are. Try again, or log in with your password.', ne: '{name} बाट तपाईंको पहिचान पुष्टि भएन। फेरि प्रयास गर्नुहोस्, वा पासवर्डले लगइन गर्नुहोस्।' },
  notLinked: { en: '{email} of {name} is not linked with an account of this office. An administrator can link it under Accounts.', ne: '{name}को {email} यस कार्यालयको कुनै खातासँग जोडिएको छैन। व्यवस्थापकले “कार्यालयका खाता” मा जोड्न सक्छन्।' },
  usePassword: { en: 'Log in with the password', ne: 'पासवर्डले लगइन गर्नुहोस्' },
  title: { en: 'Login with {name}', ne: '{name} बाट लगइन' },
  email: { en: 'Email address at {name}', ne: '{name} मा भएको इमेल ठेगाना' },
  hint: { en: 'The person with this address may log in to the account by {name}. Empty: nobody. The password stays valid.', ne: 'यो ठेगाना भएको व्यक्तिले {name} बाट यस खातामा लगइन गर्न सक्छन्। खाली भए कसैले सक्दैन। पासवर्ड पनि चल्छ।' },
  noEmail: { en: 'This is not an email address.', ne: 'यो इमेल ठेगाना होइन।' },
  inUse: { en: 'Another account is linked with this address.', ne: 'यो ठेगाना अर्कै खातासँग जोडिएको छ।' },
  saved: { en: 'Saved.', ne: 'सुरक्षित भयो।' },
} as const;
