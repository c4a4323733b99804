/** The colours of an hour and a season. Hills run from `far` (haze) to `near`; `ground` is the foreground. */
export interface Light {
  sky: readonly [string, string, string];
  sun: string;
  peakLit: string;
  peakShade: string;
  far: string;
  near: string;
  ground: string;
  path: string;
  leaf: string;
  wall: string;
  wallShade: string;
  roof: string;
  glass: string;
}

/** The accents that stay the same in every light. */
export const ink = '#16305c';

export const crimson = '#b3202e';

export const cream = '#fbf6ec';

export const brass = '#d8a94a';

export const dawn: Light = {
  sky: ['#8fa9cf', '#f0cdbd', '#fdeedd'],
  sun: '#fff6e2',
  peakLit: '#fff3ea',
  peakShade: '#b9c0dc',
  far: '#b7bfda',
  near: '#3c5a86',
  ground: '#5f8276',
  path: '#e9d8bf',
  leaf: '#2f5a5c',
  wall: '#fbf1e2',
  wallShade: '#dccfc6',
  roof: '#8d2b34',
  glass: '#3a5684',
};

export const noon: Light = {
  sky: ['#7db1dd', '#bfdcee', '#f2f6f1'],
  sun: '#fffdf2',
  peakLit: '#ffffff',
  peakShade: '#b4cbe2',
  far: '#a9c4dc',
  near: '#35648f',
  ground: '#76a072',
  path: '#efe3c8',
  leaf: '#2f6b58',
  wall: '#fdf8ec',
  wallShade: '#d9dad8',
  roof: '#a8323a',
  glass: '#2f5a8f',
};

export const dusk: Light = {
  sky: ['#27386b', '#8a6a96', '#f0a884'],
  sun: '#ffe0b0',
  peakLit: '#f6c4ae',
  peakShade: '#7c78a6',
  far: '#8580ad',
  near: '#1f3058',
  ground: '#2c4058',
  path: '#8b7f8c',
  leaf: '#182b49',
  wall: '#b9a5ad',
  wallShade: '#8b7f97',
  roof: '#5a2238',
  glass: '#ffd98c',
};

export const monsoon: Light = {
  sky: ['#8597a6', '#b6c4c8', '#dfe5df'],
  sun: '#eef1ea',
  peakLit: '#dfe6e6',
  peakShade: '#a9b8c0',
  far: '#a9bcbd',
  near: '#2d5b60',
  ground: '#4f8a5c',
  path: '#cbbfa2',
  leaf: '#1f5a48',
  wall: '#eef0e8',
  wallShade: '#c3cbc9',
  roof: '#8a2d37',
  glass: '#35566f',
};

export const snow: Light = {
  sky: ['#9db4cf', '#cfdcea', '#f5f4f1'],
  sun: '#ffffff',
  peakLit: '#ffffff',
  peakShade: '#b9cade',
  far: '#c3d1e2',
  near: '#6483a8',
  ground: '#eef2f6',
  path: '#d5dfea',
  leaf: '#3d5f7c',
  wall: '#f7efe4',
  wallShade: '#d3d5dc',
  roof: '#f4f7fa',
  glass: '#40618f',
};

export const night: Light = {
  ...dusk,
  sky: ['#0d1838', '#1b2c5a', '#3b4a7e'],
  sun: '#f4ecd0',
  peakLit: '#7f8fbd',
  peakShade: '#3f4f83',
  far: '#34457a',
  near: '#111d40',
  ground: '#14213f',
  leaf: '#0d1935',
  wall: '#6f7497',
  wallShade: '#555b82',
};
