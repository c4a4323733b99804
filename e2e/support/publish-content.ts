import { expect } from './test.ts';

/** Notifies a site that content with these tags was published. `secret`: its `REVALIDATE_SECRET`. */
export async function publishContent({ url }: { url: string }, secret: string, ...tags: string[]): Promise<void> {
  const reply = await fetch(`${url}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify({ tags }),
  });
  expect(reply.status).toBe(200);
}
