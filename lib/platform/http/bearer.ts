import { isSameSecret } from './is-same-secret.ts';
import { Refusal } from './refusal.ts';

/**
 * Checks the bearer token against the secret, in constant time.
 * @throws Refusal 404 where no secret is configured, as if the endpoint did not exist; 401
 */
export function requireBearer({ headers }: Request, secret: string | null): void {
  if (secret === null) throw new Refusal(404, 'There is nothing at this address.');
  const token = /^Bearer (\S+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? '';
  if (isSameSecret(token, secret)) return;
  throw new Refusal(401, 'This takes the right bearer token.', { 'WWW-Authenticate': 'Bearer' });
}
