/** The origin of the interactive map. The content security policy allows frames of this origin only. */
export const MAP_ORIGIN = 'https://www.openstreetmap.org';

/** The campus on the map, in degrees (WGS 84). Sample: replace it with your campus's own. */
const location = { latitude: 28.2639, longitude: 83.9721 };

/** Half of the map's height and width, in degrees: about a kilometre around the campus. */
const extent = { latitude: 0.006, longitude: 0.0105 };

const box = [
  location.longitude - extent.longitude,
  location.latitude - extent.latitude,
  location.longitude + extent.longitude,
  location.latitude + extent.latitude,
].map((degrees) => degrees.toFixed(5));

const marker = `${location.latitude},${location.longitude}`;

export const map = {
  ...location,
  /** The address for embedding the map in the page. */
  embed: `${MAP_ORIGIN}/export/embed.html?bbox=${box.join('%2C')}&layer=mapnik&marker=${encodeURIComponent(marker)}`,
  /** The page of the map. */
  page: `${MAP_ORIGIN}/?mlat=${location.latitude}&mlon=${location.longitude}#map=16/${location.latitude}/${location.longitude}`,
  /** Directions to the campus, from a place that the visitor enters. */
  directions: `${MAP_ORIGIN}/directions?to=${encodeURIComponent(marker)}`,
} as const;
