import 'server-only';
import { z } from 'zod';
import {
  type Condition,
  conditionSchema,
  type Delivery,
  deliverySchema,
  type ServiceName,
} from '#lib/platform/watch/outbox-status.ts';
import { type Change, type Records, readRecord } from './storage/stored-records.ts';

export async function readCondition(records: Records, service: ServiceName): Promise<Condition> {
  const condition = readRecord(conditionSchema, await records.get('state', `condition ${service}`));
  return condition ?? { pause: null, failure: null };
}

export const storeCondition = (service: ServiceName, condition: Condition): Change => ({
  in: 'state',
  key: `condition ${service}`,
  value: JSON.stringify(condition),
});

/** The last deliveries that the admin shows, the newest first. */
const MAX_DELIVERIES = 30;

export async function readDeliveries(records: Records, service: ServiceName): Promise<Delivery[]> {
  return readRecord(z.array(deliverySchema), await records.get('state', `deliveries ${service}`)) ?? [];
}

export const storeDeliveries = (service: ServiceName, deliveries: readonly Delivery[]): Change => ({
  in: 'state',
  key: `deliveries ${service}`,
  value: JSON.stringify(deliveries.slice(0, MAX_DELIVERIES)),
});

export async function addDelivery(records: Records, service: ServiceName, delivery: Delivery): Promise<Change> {
  return storeDeliveries(service, [delivery, ...(await readDeliveries(records, service))]);
}
