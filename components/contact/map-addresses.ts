import type { Place } from '#content/site/place.ts';
import { MAP_ORIGIN } from '#lib/platform/http/content-security-policy.ts';

/** Half of the map's height and width, in degrees: about a kilometre around the campus. */
const EXTENT = { latitude: 0.006, longitude: 0.0105 };

/** The addresses of a location on the map. */
export function mapAddresses({ latitude, longitude }: NonNullable<Place['location']>) {
  const box = [
    longitude - EXTENT.longitude,
    latitude - EXTENT.latitude,
    longitude + EXTENT.longitude,
    latitude + EXTENT.latitude,
  ].map((degrees) => degrees.toFixed(5));
  const marker = encodeURIComponent(`${latitude},${longitude}`);
  return {
    /** For embedding the map in the page. */
    embed: `${MAP_ORIGIN}/export/embed.html?bbox=${box.join('%2C')}&layer=mapnik&marker=${marker}`,
    page: `${MAP_ORIGIN}/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`,
    /** Directions to the campus, from a location that the visitor enters. */
    directions: `${MAP_ORIGIN}/directions?to=${marker}`,
  } as const;
}
