import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** A browser that can read the messages sent to it. */
export interface Receiver {
  keys: { p256dh: string; auth: string };
  /** The text of a message in `aes128gcm`. @throws where it was not encrypted for this receiver */
  read(body: Buffer): string;
}

/** Implements RFC 8291 and RFC 8188 without the library under test. */
export function createReceiver(): Receiver {
  const curve = createECDH('prime256v1');
  const ownKey = curve.generateKeys();
  const auth = randomBytes(16);
  return {
    keys: { p256dh: ownKey.toString('base64url'), auth: auth.toString('base64url') },
    read(body) {
      const salt = body.subarray(0, 16);
      const senderKey = body.subarray(21, 21 + body.readUInt8(20));
      const sealed = body.subarray(21 + senderKey.length, -16);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), ownKey, senderKey]);
      const secret = Buffer.from(hkdfSync('sha256', curve.computeSecret(senderKey), auth, info, 32));
      const derive = (name: string, length: number) =>
        Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${name}\0`), length));
      const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
      decipher.setAuthTag(body.subarray(-16));
      const padded = Buffer.concat([decipher.update(sealed), decipher.final()]);
      return padded.subarray(0, padded.lastIndexOf(2)).toString();
    },
  };
}
