export { handleColours as GET } from '#lib/seo/handle-colours.ts';
