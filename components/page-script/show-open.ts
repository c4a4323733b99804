import type { Locale } from '#content/locale.ts';
import { localizeDigits } from '#packages/nepali/text/digits.ts';
import { DAY_MS, nepalTime } from './nepal-time.ts';

/** Sentences about opening times; `{time}` is when the state changes today. */
export interface OpenWords {
  openTo: string;
  opensAt: string;
  closed: string;
}

const MINUTE_MS = 60_000;

/** Writes whether an office is open now in Nepal, every minute. On a day without known times the line is unchanged. */
export function showOpen({ openTo, opensAt, closed }: OpenWords, locale: Locale): void {
  const lines = document.querySelectorAll<HTMLElement>('[data-open]');
  if (lines.length === 0) return;
  const write = (): void => {
    const now = nepalTime();
    const minute = Math.floor((now % DAY_MS) / MINUTE_MS);
    for (const line of lines) {
      const times: number[] | null = JSON.parse(line.dataset.open || '')[new Date(now).getUTCDay()];
      const next = times ? times.findIndex((time) => time > minute) : -1;
      const time = times ? times[next] : undefined;
      const clock = time ? `${Math.floor(time / 60)}:${`${time % 60}`.padStart(2, '0')}` : '';
      const pattern = !time ? closed : next % 2 ? openTo : opensAt;
      if (times) line.textContent = pattern.replace('{time}', localizeDigits(clock, locale));
    }
    setTimeout(write, MINUTE_MS - (now % MINUTE_MS));
  };
  write();
}
