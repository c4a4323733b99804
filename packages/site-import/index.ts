export * from './content/index.ts';
export * from './crawl/index.ts';
export * from './files/index.ts';
export * from './network/index.ts';
export * from './wordpress/index.ts';
