export { GET } from '#server/optional/dictionaries/get-dictionary.ts';
