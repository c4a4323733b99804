/** Where the map that a visitor asks for comes from. The content security policy lets frames of this origin in, and no other. */
export const MAP_ORIGIN = 'https://www.openstreetmap.org';

/** The campus on the map, in degrees (WGS 84). Sample: replace it with your campus's own. */
const place = { latitude: 28.2639, longitude: 83.9721 };

/** Half of the map's height and width, in degrees: about a kilometre around the campus. */
const reach = { latitude: 0.006, longitude: 0.0105 };

const box = [
  place.longitude - reach.longitude,
  place.latitude - reach.latitude,
  place.longitude + reach.longitude,
  place.latitude + reach.latitude,
].map((degrees) => degrees.toFixed(5));

const spot = `${place.latitude},${place.longitude}`;

export const map = {
  ...place,
  /** The map that is shown in the page. */
  embed: `${MAP_ORIGIN}/export/embed.html?bbox=${box.join('%2C')}&layer=mapnik&marker=${encodeURIComponent(spot)}`,
  /** The same on its own page. */
  page: `${MAP_ORIGIN}/?mlat=${place.latitude}&mlon=${place.longitude}#map=16/${place.latitude}/${place.longitude}`,
  /** The way to the campus, from where the visitor says. */
  directions: `${MAP_ORIGIN}/directions?to=${encodeURIComponent(spot)}`,
} as const;
