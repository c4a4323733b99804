import 'server-only';
import { createECDH } from 'node:crypto';
import webPush from 'web-push';
import { environment } from '#lib/platform/settings/index.ts';
import { storedSecret } from '#lib/platform/settings/stored-secret.ts';
import { pushKey } from '#lib/platform/settings/values.ts';
import { sharedSecret } from '../choices/shared-secret.ts';

/** Both halves of the key that identifies this site to push services (VAPID, RFC 8292), as base64url. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

const isKey = (text: string) => pushKey.safeParse(text).success;

/**
 * The key of `PUSH_KEY`, else one created at first use and stored in `DATA_DIR/push-key`. Instances that share a Redis use the key of
 * the first one (decision record 18). @throws EnvironmentError, StoreUnavailableError
 */
export async function pushKeys(): Promise<PushKeys> {
  const settings = environment();
  const own =
    settings.pushKey ?? storedSecret(settings.dataDir, 'push-key', () => webPush.generateVAPIDKeys().privateKey);
  return bothHalves(settings.pushKey ? own : await sharedSecret('push:key', own, isKey));
}

/** @throws for an invalid key of the curve */
function bothHalves(privateKey: string): PushKeys {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(pushKey.parse(privateKey), 'base64url');
  return { privateKey, publicKey: curve.getPublicKey('base64url') };
}
