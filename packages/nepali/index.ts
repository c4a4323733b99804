export * from './calendar/index.ts';
export * from './legacy-fonts/index.ts';
export * from './text/clip.ts';
export * from './text/digits.ts';
export * from './text/index.ts';
