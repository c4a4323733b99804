import type { PoseName } from './poses.ts';

export const skins = ['#e3b48d', '#c98f63', '#b5794f', '#9a6340', '#d9a579'] as const;

export const clothes = [
  '#16305c',
  '#b3202e',
  '#fbf6ec',
  '#2f7a78',
  '#d8a94a',
  '#6a86b8',
  '#3f5f4a',
  '#7d4a6a',
] as const;

/** A person of `size` pixels whose feet stand at `x`, `y`; `face` -1 looks left. */
export interface Figure {
  x: number;
  y: number;
  size: number;
  pose?: PoseName;
  top?: string;
  bottom?: string;
  skin?: string;
  wear?: 'trousers' | 'dress' | 'gown';
  hair?: 'short' | 'long' | 'topi' | 'mortarboard';
  face?: 1 | -1;
}
