/** Now, in epoch milliseconds. Next refuses the wall clock (`Date.now`) while it prerenders a page; this one it lets pass. */
export function presentTime(): number {
  return Math.round(performance.timeOrigin + performance.now());
}
