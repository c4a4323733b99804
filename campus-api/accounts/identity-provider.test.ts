import { generateKeyPairSync, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { createIdentityProvider } from './identity-provider.ts';

const clientId = 'campus-admin';
type Claims = Readonly<Record<string, string | boolean>>;

/** A provider whose tokens and UserInfo have the given claims of a person. */
async function logIn(token: Claims, userInfo: Claims | null, trustsEmail = false) {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const keys = [{ ...publicKey.export({ format: 'jwk' }), kid: '1', alg: 'RS256' }];
  let nonce = '';
  const server = createServer(({ url = '' }, response) => {
    const idToken = () => {
      const now = Math.floor(Date.now() / 1000);
      const claims = { ...token, nonce, iss: issuer, sub: 'maya', aud: clientId, iat: now, exp: now + 3600 };
      const parts = [{ alg: 'RS256', kid: '1' }, claims].map((part) =>
        Buffer.from(JSON.stringify(part)).toString('base64url'),
      );
      return `${parts.join('.')}.${sign('RSA-SHA256', Buffer.from(parts.join('.')), privateKey).toString('base64url')}`;
    };
    const replies: Record<string, () => unknown> = {
      '/.well-known/openid-configuration': () => ({
        issuer,
        authorization_endpoint: `${issuer}/login`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        ...(userInfo && { userinfo_endpoint: `${issuer}/person` }),
      }),
      '/token': () => ({ access_token: 'secret', token_type: 'Bearer', id_token: idToken() }),
      '/person': () => ({ sub: 'maya', ...userInfo }),
      '/keys': () => ({ keys }),
    };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(replies[url]?.()));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const issuer = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  try {
    const provider = createIdentityProvider({
      issuer,
      clientId,
      clientSecret: 'secret',
      name: 'University',
      trustsEmail,
    });
    const { secrets } = await provider.start('http://office.example/callback');
    nonce = secrets.nonce;
    return await provider.finish(new URL(`http://office.example/callback?code=1&state=${secrets.state}`), secrets);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

const email = 'maya@university.example';

test.each<[string, Claims, Claims | null, boolean, string | null]>([
  ['verified in the token', { email, email_verified: true }, null, false, null],
  ['verified as text', { email, email_verified: 'true' }, null, false, null],
  ['verified as text with a capital', { email, email_verified: 'True' }, null, false, null],
  ['verified in the token, its address at UserInfo', { email_verified: true }, { email }, false, null],
  ['only at UserInfo', {}, { email, email_verified: true }, false, null],
  ['in the token, verified at UserInfo alone', { email }, { email, email_verified: true }, false, null],
  ['trusted without the claim, as of Microsoft Entra', { email }, {}, true, null],
  ['without the claim', { email }, {}, false, 'no claim "email_verified", and OIDC_TRUSTS_EMAIL is not set'],
  ['unverified', { email, email_verified: false }, null, true, 'the claim "email_verified" is not true'],
  ['unverified as text', { email, email_verified: 'false' }, null, true, 'the claim "email_verified" is not true'],
  [
    'another one, verified, at UserInfo',
    { email },
    { email: 'x@b.example', email_verified: false },
    true,
    'the claim "email_verified" is not true',
  ],
  ['missing', { email_verified: true }, {}, true, 'no claim "email"'],
])('an address that is %s is accepted, or refused with a reason', async (_, token, userInfo, trusts, refusal) => {
  const person = await logIn(token, userInfo, trusts);
  expect(person).toMatchObject({ subject: 'maya', email: refusal === null ? email : null, refusal });
});
