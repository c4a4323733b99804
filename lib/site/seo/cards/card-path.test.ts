import { cardPath, pageOfCard } from './card-path.ts';

test.each([
  ['/', '/cards/ne/index.png'],
  ['/chiefMessage', '/cards/ne/chiefMessage.png'],
  ['/notice/item/5', '/cards/ne/notice/item/5.png'],
])('the card of %s has the address %s, which maps back to the page', (page, address) => {
  expect(cardPath(page, 'ne')).toBe(address);
  expect(pageOfCard(address.split('/').slice(3))).toBe(page);
});

test.each([[['about']], [['.png']], [[]], [['about.jpg']]])('%j is not a card', (parts) => {
  expect(pageOfCard(parts)).toBeNull();
});
