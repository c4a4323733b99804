import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { z } from 'zod';
import type { AdminAccount } from '#campus-api/model/permissions.ts';
import type { OneTimeTokens } from './one-time-tokens.ts';
import { findPasskey, insertPasskey, listPasskeys, updatePasskeyUse } from './passkey-records.ts';

// Loaded for the first passkey.
const load = () => import('@simplewebauthn/server');

/** The admin as browsers identify it: passkeys belong to the host name `id`. */
export interface RelyingParty {
  id: string;
  origin: string;
  name: string;
}

/** Options of the browser's call, and the token that returns with its result. */
export interface Prompt<Options> {
  options: Options;
  token: string;
}

const authenticatorAttachment = z.enum(['cross-platform', 'platform']).optional().catch(undefined);
const credential = z.object({
  id: z.string().max(2000),
  rawId: z.string().max(2000),
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}).catch({}),
  authenticatorAttachment,
});
const registration = credential.extend({
  response: z.object({
    clientDataJSON: z.string(),
    attestationObject: z.string(),
    transports: z.array(z.string().max(20)).max(10).catch([]),
  }),
});
const authentication = credential.extend({
  response: z.object({
    clientDataJSON: z.string(),
    authenticatorData: z.string(),
    signature: z.string(),
    userHandle: z.string().optional(),
  }),
});
const challengeOf = z.object({ challenge: z.string(), accountId: z.number().nullable() });

/** Passkeys (WebAuthn level 2, https://www.w3.org/TR/webauthn-2/): the authenticator verifies its user by finger, face or PIN. */
export interface Passkeys {
  promptNew(party: RelyingParty, account: AdminAccount): Promise<Prompt<PublicKeyCredentialCreationOptionsJSON>>;
  /** Stores a passkey; false for an invalid one. */
  add(
    party: RelyingParty,
    account: AdminAccount,
    sent: { token: string; response: string; name: string },
  ): Promise<boolean>;
  /** For a login: of one account, or with any passkey of this admin. */
  promptLogin(party: RelyingParty, accountId: number | null): Promise<Prompt<PublicKeyCredentialRequestOptionsJSON>>;
  /** The account of a valid passkey, else null. */
  accept(party: RelyingParty, sent: { token: string; response: string }): Promise<number | null>;
}

/** Identifies an account to authenticators, without its name. */
const userHandle = (accountId: number) => createHash('sha256').update(`passkeys of account ${accountId}`).digest();

export function createPasskeys(database: DatabaseSync, tokens: OneTimeTokens): Passkeys {
  const LOGIN = 'passkey login';
  const purposeOfNew = (accountId: number) => `new passkey of ${accountId}`;
  const ofAccount = (accountId: number) =>
    listPasskeys(database, accountId).map(({ id, transports }) => ({ id, transports }));
  return {
    async promptNew(party, { id, userName }) {
      const { generateRegistrationOptions } = await load();
      const options = await generateRegistrationOptions({
        rpName: party.name,
        rpID: party.id,
        userID: new Uint8Array(userHandle(id)),
        userName,
        userDisplayName: userName,
        excludeCredentials: ofAccount(id),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      return { options, token: tokens.issue(purposeOfNew(id), options.challenge) };
    },
    async add(party, { id: accountId }, { token, response, name }) {
      const expectedChallenge = tokens.use(token, purposeOfNew(accountId));
      const parsed = registration.safeParse(readJson(response));
      if (expectedChallenge === null || !parsed.success) return false;
      const { verifyRegistrationResponse } = await load();
      const result = await verifyRegistrationResponse({
        response: parsed.data,
        expectedChallenge,
        expectedOrigin: party.origin,
        expectedRPID: party.id,
      }).catch(refuse);
      if (!result?.verified) return false;
      const { id, publicKey, counter } = result.registrationInfo.credential;
      const { transports } = parsed.data.response;
      const key = Buffer.from(publicKey).toString('base64url');
      return insertPasskey(database, { id, accountId, name, publicKey: key, counter, transports, added: Date.now() });
    },
    async promptLogin(party, accountId) {
      const { generateAuthenticationOptions } = await load();
      const options = await generateAuthenticationOptions({
        rpID: party.id,
        userVerification: 'required',
        ...(accountId !== null && { allowCredentials: ofAccount(accountId) }),
      });
      return { options, token: tokens.issue(LOGIN, JSON.stringify({ challenge: options.challenge, accountId })) };
    },
    async accept(party, { token, response }) {
      const issued = tokens.use(token, LOGIN);
      const parsed = authentication.safeParse(readJson(response));
      if (issued === null || !parsed.success) return null;
      const { challenge, accountId } = challengeOf.parse(JSON.parse(issued));
      const passkey = findPasskey(database, parsed.data.id);
      if (passkey === null || (accountId !== null && passkey.accountId !== accountId)) return null;
      const handle = parsed.data.response.userHandle;
      if (handle !== undefined && handle !== userHandle(passkey.accountId).toString('base64url')) return null;
      const { verifyAuthenticationResponse } = await load();
      // Refuses a counter that did not grow, the sign of a copied authenticator.
      const result = await verifyAuthenticationResponse({
        response: parsed.data,
        expectedChallenge: challenge,
        expectedOrigin: party.origin,
        expectedRPID: party.id,
        requireUserVerification: true,
        credential: {
          id: passkey.id,
          publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
          counter: passkey.counter,
          transports: passkey.transports,
        },
      }).catch(refuse);
      if (!result?.verified) return null;
      updatePasskeyUse(database, passkey.id, result.authenticationInfo.newCounter, Date.now());
      return passkey.accountId;
    },
  };
}

/** The library throws for each kind of invalid response. */
function refuse(error: unknown): null {
  // Quoted: parts of it are from the browser.
  console.error(`admin: a passkey was refused: ${JSON.stringify(error instanceof Error ? error.message : 'invalid')}`);
  return null;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
