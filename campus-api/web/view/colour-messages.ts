import type { Localized } from '#content/locale.ts';
import type { ColourToken } from '#content/site/colours.ts';

/** Names of the colour tokens. */
export const colourNames: Readonly<Record<ColourToken, Localized>> = {
  ground: { en: 'Background of pages', ne: 'पृष्ठको पृष्ठभूमि' },
  surface: { en: 'Background of cards', ne: 'कार्डको पृष्ठभूमि' },
  sunken: { en: 'Second background', ne: 'दोस्रो पृष्ठभूमि' },
  ink: { en: 'Text', ne: 'अक्षर' },
  'ink-soft': { en: 'Secondary text', ne: 'मसिना अक्षर' },
  line: { en: 'Lines', ne: 'रेखा' },
  'control-line': { en: 'Borders of fields', ne: 'भर्ने कोठाको किनारा' },
  blue: { en: 'Links and titles', ne: 'लिङ्क र शीर्षक' },
  'blue-ground': { en: 'Menu and buttons', ne: 'मेनु र बटन' },
  'blue-ground-deep': { en: 'Background of the footer', ne: 'पुछारको पृष्ठभूमि' },
  'on-blue': { en: 'Text in menu and buttons', ne: 'मेनु र बटनका अक्षर' },
  paper: { en: 'Paper of QR codes', ne: 'क्यूआर कोडको कागज' },
  'on-blue-soft': { en: 'Text in the footer', ne: 'पुछारका अक्षर' },
  'line-on-blue': { en: 'Lines in the footer', ne: 'पुछारका रेखा' },
  'active-on-blue': { en: 'Mark of the current page in the menu', ne: 'मेनुमा खुला पृष्ठको चिह्न' },
  'focus-on-blue': { en: 'Keyboard focus in the menu', ne: 'मेनुमा किबोर्डले रोजेको घेरा' },
  crimson: { en: 'Urgent text', ne: 'जरुरी अक्षर' },
  'crimson-ground': { en: 'Urgent background', ne: 'जरुरी पृष्ठभूमि' },
  'crimson-wash': { en: 'Light urgent background', ne: 'हल्का जरुरी पृष्ठभूमि' },
  'flag-blue': { en: 'Blue prayer flag', ne: 'नीलो ध्वजा' },
  'flag-green': { en: 'Green prayer flag', ne: 'हरियो ध्वजा' },
  'flag-gold': { en: 'Yellow prayer flag', ne: 'पहेँलो ध्वजा' },
  mark: { en: 'Background of found words', ne: 'भेटिएका शब्दको पृष्ठभूमि' },
  focus: { en: 'Keyboard focus', ne: 'किबोर्डले रोजेको घेरा' },
  'focus-halo': { en: 'Outer line of the keyboard focus', ne: 'किबोर्डले रोजेको बाहिरी घेरा' },
};

const named = (prefix: string) => Object.fromEntries(Object.entries(colourNames).map(([token, name]) => [`${prefix}.${token}`, name]));

/** Labels of the fields of the colours. */
export const colourFields: Readonly<Record<string, Localized>> = {
  'identity.colours': { en: 'Colours', ne: 'रङ' },
  'identity.colours.main': { en: 'Main colour', ne: 'मुख्य रङ' },
  'identity.colours.accent': { en: 'Colour of urgent things', ne: 'जरुरी कुराको रङ' },
  'identity.colours.light': { en: 'Each colour of light pages', ne: 'उज्यालो पृष्ठका एक-एक रङ' },
  ...named('identity.colours.light'),
  'identity.colours.dark': { en: 'Each colour of dark pages', ne: 'अँध्यारो पृष्ठका एक-एक रङ' },
  ...named('identity.colours.dark'),
};

/** Messages of the colours. */
export const adminColourMessages = {
  show: { en: 'Show these colours', ne: 'यी रङ हेर्नुहोस्' },
  preview: { en: 'Preview', ne: 'पूर्वावलोकन' },
  light: { en: 'Light', ne: 'उज्यालो' },
  dark: { en: 'Dark', ne: 'अँध्यारो' },
  take: { en: 'Use the nearest readable colour, {colour}', ne: 'नजिकको पढ्न सकिने रङ {colour} राख्नुहोस्' },
  picker: { en: 'Choose: {label}', ne: 'रोज्नुहोस्: {label}' },
  sample: {
    campus: { en: 'Our campus', ne: 'हाम्रो क्याम्पस' },
    menu: { en: 'Home', ne: 'गृहपृष्ठ' },
    current: { en: 'Notice', ne: 'सूचना' },
    card: { en: 'Examination routine', ne: 'परीक्षा तालिका' },
    date: { en: 'Sunday', ne: 'आइतबार' },
    link: { en: 'All notices', ne: 'सबै सूचना' },
    button: { en: 'Search', ne: 'खोज्नुहोस्' },
    urgent: { en: 'Closes today', ne: 'आज अन्तिम दिन' },
    footer: { en: 'Telephone and address', ne: 'फोन र ठेगाना' },
  },
} as const;
