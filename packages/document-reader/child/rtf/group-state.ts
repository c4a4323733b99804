import type { Destination } from './destinations.ts';

/** Properties that a group inherits, and that end with it. */
export interface GroupState {
  destination: Destination;
  font: number;
  /** Characters after `\u` for programs without Unicode (`\uc`). */
  fallbackLength: number;
  isHidden: boolean;
  isInTable: boolean;
  isItem: boolean;
  isHeading: boolean;
  style: number;
  breaksBefore: boolean;
}

export const initialState: GroupState = {
  destination: 'body',
  font: -1,
  fallbackLength: 1,
  isHidden: false,
  isInTable: false,
  isItem: false,
  isHeading: false,
  style: 0,
  breaksBefore: false,
};

const paragraphDefaults = { isInTable: false, isItem: false, isHeading: false, style: 0, breaksBefore: false };

/** Applies a control word that sets a property. `defaultFont`: that of the document. */
export function applyWord(state: GroupState, name: string, parameter: number | null, defaultFont: number): void {
  const isOn = parameter !== 0;
  if (name === 'pard') Object.assign(state, paragraphDefaults);
  else if (name === 'plain') Object.assign(state, { font: defaultFont, isHidden: false });
  else if (name === 'f') state.font = parameter ?? defaultFont;
  else if (name === 'uc') state.fallbackLength = Math.min(Math.max(parameter ?? 1, 0), 100);
  else if (name === 'v' || name === 'deleted') state.isHidden = isOn;
  else if (name === 'intbl') state.isInTable = isOn;
  else if (name === 'ls') state.isItem = isOn;
  // Levels 0 to 8 are headings, 9 is body text.
  else if (name === 'outlinelevel') state.isHeading = (parameter ?? 9) < 9;
  else if (name === 's') state.style = parameter ?? 0;
  else if (name === 'pagebb') state.breaksBefore = isOn;
}
