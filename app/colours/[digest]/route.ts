export { handleColours as GET } from '#lib/site/seo/handle-colours.ts';
