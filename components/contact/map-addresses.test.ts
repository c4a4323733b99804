import { mapAddresses } from './map-addresses.ts';

test('the map shows about a kilometre around the campus, with a marker, and leads to its page and to directions', () => {
  expect(mapAddresses({ latitude: 28.2639, longitude: 83.9721 })).toEqual({
    embed:
      'https://www.openstreetmap.org/export/embed.html?bbox=83.96160%2C28.25790%2C83.98260%2C28.26990&layer=mapnik&marker=28.2639%2C83.9721',
    page: 'https://www.openstreetmap.org/?mlat=28.2639&mlon=83.9721#map=16/28.2639/83.9721',
    directions: 'https://www.openstreetmap.org/directions?to=28.2639%2C83.9721',
  });
});
