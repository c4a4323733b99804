/** Colours for uses without a style sheet; `npm run brand` copies them from the tokens of app/globals.css. */
export const colours = {
  ground: '#fdfbf6',
  blueGround: '#14366b',
  blueGroundDeep: '#0d2750',
  onBlue: '#ffffff',
  onBlueSoft: '#c3cad6',
  crimsonGround: '#971127',
} as const;
