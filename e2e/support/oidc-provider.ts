import { createServer, type RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import type { Page } from 'playwright/test';

/** The part of the package, which has no types, that is used here. */
interface ProviderModule {
  default: new (
    issuer: string,
    configuration: {
      clients: readonly Readonly<Record<string, string | readonly string[]>>[];
      claims: Readonly<Record<string, readonly string[]>>;
      pkce: { required(): boolean };
      findAccount(
        context: unknown,
        id: string,
      ): { accountId: string; claims(): Readonly<Record<string, string | boolean>> };
    },
  ) => { callback(): RequestListener };
}

const { default: Provider }: ProviderModule = createRequire(import.meta.url)('oidc-provider');

export const oidcClient = {
  id: 'campus-admin',
  secret: 'a secret of sixty-four characters that only the two of them know',
} as const;

/** A provider of OpenID Connect on another host name of this machine: any name logs in with any password, and has the address of `addresses`, if any. */
export async function startProvider(
  redirectUri: string,
  port: number,
  addresses: ReadonlyMap<string, string>,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const url = `http://127.0.0.1:${port}`;
  const provider = new Provider(url, {
    clients: [
      {
        client_id: oidcClient.id,
        client_secret: oidcClient.secret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    pkce: { required: () => true },
    findAccount(_, id) {
      const email = addresses.get(id) ?? `${id}@university.example`;
      return { accountId: id, claims: () => ({ sub: id, email, email_verified: id !== 'unverified' }) };
    },
  });
  const server = createServer(provider.callback());
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Logs in on the provider's own pages and agrees to share the email address. */
export async function logInAtProvider(page: Page, name: string): Promise<void> {
  await page.locator('input[name="login"]').fill(name);
  await page.locator('input[name="password"]').fill('any');
  await page.locator('button[type="submit"]').click();
  await page.getByRole('button', { name: 'Continue' }).click();
}
