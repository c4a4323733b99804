import { processSingleton } from '#lib/platform/runtime/process-singleton.ts';
import { type Breaker, createBreaker } from './breaker.ts';
import { createSlots, type Slots } from './slots.ts';

/** Role of an upstream. */
export type UpstreamRole = 'campusApi' | 'siteContent' | 'fileSizes' | 'categories' | 'pictures';

/** The circuit breaker and queue of an upstream, one for each in the process. */
export interface UpstreamHealth {
  readonly role: UpstreamRole;
  readonly breaker: Breaker;
  readonly slots: Slots;
}

const all = () => processSingleton('upstream-health', () => new Map<string, UpstreamHealth>());

export function healthOf(name: string, concurrent: number, role: UpstreamRole): UpstreamHealth {
  const existing = all().get(name);
  if (existing) return existing;
  const health = { role, breaker: createBreaker(), slots: createSlots(concurrent) };
  all().set(name, health);
  return health;
}

/** Resets all breakers and queues. */
export function resetHealth(): void {
  all().clear();
}

/** Whether the breaker of each upstream used so far is open, by name. */
export function openBreakers(): Record<string, boolean> {
  return Object.fromEntries([...all()].map(([name, { breaker }]) => [name, breaker.state().open]));
}

/** States by role, without addresses. */
export function statesByRole(): Partial<Record<UpstreamRole, ReturnType<Breaker['state']>>> {
  return Object.fromEntries([...all().values()].map(({ role, breaker }) => [role, breaker.state()]));
}
