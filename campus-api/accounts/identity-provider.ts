import type { Configuration } from 'openid-client';
import { z } from 'zod';
import type { Identity } from './identities.ts';

/** The provider of the university, by OpenID Connect. */
export interface ProviderSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Its name on the login page. */
  name: string;
  /** Accepts addresses for which the provider does not state whether it has verified them. */
  trustsEmail: boolean;
}

/** A person at the provider; `refusal` is the reason why there is no email address, for the log. */
export interface ProviderPerson extends Identity {
  refusal: string | null;
}

/** Values that the reply of the provider must match; they stay in the browser, sealed. */
export const loginSecrets = z.object({ state: z.string(), nonce: z.string(), verifier: z.string() });
export type LoginSecrets = z.infer<typeof loginSecrets>;

export interface IdentityProvider {
  name: string;
  /** The address of the provider's login page. @throws ProviderUnavailableError */
  start(redirectUri: string): Promise<{ address: string; secrets: LoginSecrets }>;
  /** The person who logged in; null if the provider refused. @throws ProviderUnavailableError */
  finish(reply: URL, secrets: LoginSecrets): Promise<ProviderPerson | null>;
}

export class ProviderUnavailableError extends Error {
  override readonly name = 'ProviderUnavailableError';
}

const TIMEOUT_SECONDS = 10;
const CONFIGURATION_LIFETIME = 3_600_000;
/** Errors of the library whose cause is the network or the provider's server, not the login. */
const networkErrors = new Set(['OAUTH_TIMEOUT', 'OAUTH_PARSE_ERROR', 'OAUTH_RESPONSE_IS_NOT_JSON']);

// Loaded for the first login by the provider.
const load = () => import('openid-client');

/** Code flow with PKCE, state and nonce (OpenID Connect Core 1.0, section 3.1). */
export function createIdentityProvider({
  issuer,
  clientId,
  clientSecret,
  name,
  trustsEmail,
}: ProviderSettings): IdentityProvider {
  const discover = async (): Promise<Configuration> => {
    const { discovery, allowInsecureRequests } = await load();
    const execute = issuer.startsWith('http:') ? [allowInsecureRequests] : [];
    const options = { execute, timeout: TIMEOUT_SECONDS };
    return discovery(new URL(issuer), clientId, clientSecret, undefined, options);
  };
  let latest: { at: number; configuration: Promise<Configuration> } | null = null;
  /** Reads the configuration once for all logins of an hour; a failed attempt is not stored. */
  const configure = async (): Promise<Configuration> => {
    if (latest === null || Date.now() - latest.at > CONFIGURATION_LIFETIME)
      latest = { at: Date.now(), configuration: discover() };
    const attempt = latest;
    try {
      return await attempt.configuration;
    } catch (error) {
      if (latest === attempt) latest = null;
      return fail('cannot be read', error);
    }
  };
  return {
    name,
    async start(redirectUri) {
      const configuration = await configure();
      const client = await load();
      const secrets = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
      };
      const address = client.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: 'openid email',
        code_challenge: await client.calculatePKCECodeChallenge(secrets.verifier),
        code_challenge_method: 'S256',
        state: secrets.state,
        nonce: secrets.nonce,
      });
      return { address: address.href, secrets };
    },
    async finish(reply, { state, nonce, verifier }) {
      const configuration = await configure();
      const client = await load();
      try {
        const checks = {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        };
        const tokens = await client.authorizationCodeGrant(configuration, reply, checks);
        const claims = tokens.claims();
        if (claims === undefined) throw new Error('no ID token');
        const { iss, sub } = claims;
        const isIncomplete = claims.email === undefined || claims.email_verified === undefined;
        const more =
          isIncomplete && configuration.serverMetadata().userinfo_endpoint !== undefined
            ? await client.fetchUserInfo(configuration, tokens.access_token, sub)
            : claims;
        return { issuer: iss, subject: sub, ...readAddress(joinClaims(claims, more), trustsEmail) };
      } catch (error) {
        if (isNetworkError(error)) fail('does not respond', error);
        console.error(`admin: the provider of logins refused one: ${describe(error)}`);
        return null;
      }
    },
  };
}

type Claims = Readonly<Record<string, unknown>>;

/** Both claims of an address: a provider may write one of them into the token alone. */
function joinClaims(token: Claims, userInfo: Claims): Claims {
  if (userInfo.email === undefined) return token;
  const isSame = token.email === undefined || token.email === userInfo.email;
  return { ...(isSame && { email_verified: token.email_verified }), ...userInfo };
}

/** The verified address of claims. Some providers write `email_verified` as text, some, as Microsoft Entra, not at all. */
function readAddress(
  { email, email_verified: verified }: Claims,
  trustsEmail: boolean,
): Pick<ProviderPerson, 'email' | 'refusal'> {
  if (typeof email !== 'string') return { email: null, refusal: 'no claim "email"' };
  if (/^true$/i.test(String(verified))) return { email, refusal: null };
  if (verified !== undefined) return { email: null, refusal: 'the claim "email_verified" is not true' };
  return trustsEmail
    ? { email, refusal: null }
    : { email: null, refusal: 'no claim "email_verified", and OIDC_TRUSTS_EMAIL is not set' };
}

function fail(what: string, error: unknown): never {
  console.error(`admin: the provider of logins ${what}: ${describe(error)}`);
  throw new ProviderUnavailableError(what, { cause: error });
}

/** Quoted: parts of it are of the provider or of the browser. Codes and tokens are not parts of it. */
const describe = (error: unknown): string => JSON.stringify(error instanceof Error ? error.message : 'unknown');

function isNetworkError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return networkErrors.has(code) || error.name === 'TimeoutError' || (error instanceof TypeError && code === '');
}
