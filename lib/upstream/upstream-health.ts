import { provideGauges } from '#lib/metrics/index.ts';
import { processSingleton } from '#lib/runtime/process-singleton.ts';
import { type Breaker, createBreaker } from './breaker.ts';
import { createSlots, type Slots } from './slots.ts';

/** What an upstream is to the site. */
export type UpstreamRole = 'campusApi' | 'fileSizes' | 'pictures';

/** One breaker and one line of waiting for each upstream of the process. */
export interface UpstreamHealth {
  readonly role: UpstreamRole;
  readonly breaker: Breaker;
  readonly slots: Slots;
}

const all = () => processSingleton('health of upstreams', () => new Map<string, UpstreamHealth>());

export function healthOf(name: string, concurrent: number, role: UpstreamRole): UpstreamHealth {
  const known = all().get(name);
  if (known) return known;
  const health = { role, breaker: createBreaker(), slots: createSlots(concurrent) };
  all().set(name, health);
  return health;
}

/** As if nothing had been asked yet. */
export function forgetHealth(): void {
  all().clear();
}

/** Those that were asked for anything so far. */
export function upstreamStates(): Record<string, ReturnType<Breaker['state']>> {
  return Object.fromEntries([...all()].map(([name, { breaker }]) => [name, breaker.state()]));
}

/** The same by what they are to the site, which gives no address away. */
export function statesByRole(): Partial<Record<UpstreamRole, ReturnType<Breaker['state']>>> {
  return Object.fromEntries([...all().values()].map(({ role, breaker }) => [role, breaker.state()]));
}

provideGauges({
  breakers: () => Object.fromEntries(Object.entries(upstreamStates()).map(([name, { open }]) => [name, open])),
});
