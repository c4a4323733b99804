const ISO_MOMENT = /^(\d{4}-\d{2}-\d{2})?T?(?:(\d{2}:\d{2})(:\d{2})?.*)?$/;

/** A day or time of ISO 8601 as a person writes it: `2026-12-05 10:00`; midnight behind a day is left out. */
export function isoText(value: string): string {
  const [, day, time, seconds] = ISO_MOMENT.exec(value) ?? [];
  const isMidnight = time === '00:00' && (seconds ?? ':00') === ':00';
  const clock = time && (day === undefined || !isMidnight) ? time + (seconds && seconds !== ':00' ? seconds : '') : '';
  return [day ?? '', clock].filter(Boolean).join(' ') || value;
}
