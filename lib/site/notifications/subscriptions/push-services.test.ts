import '#lib/site/campus-client/testing/environment.ts';
import { isPushService } from './push-services.ts';

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
])('%s is a push service', (endpoint) => expect(isPushService(endpoint)).toBe(true));

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/',
  'https://user@fcm.googleapis.com/',
  'https://fcm.googleapis.com.evil.example/',
  'https://evilpush.apple.com.example/',
  'https://xfcm.googleapis.com/',
  'https://push.apple.com@127.0.0.1/',
  'https://169.254.169.254/latest/meta-data',
  'http://localhost:3000/api/revalidate',
  'file:///etc/passwd',
  'https://fcm.googleapis.com/fcm/send/abc#2',
  ' https://fcm.googleapis.com/fcm/send/abc',
  'https://FCM.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com\\@127.0.0.1/',
  'https://fcm.googleapis.com/fcm/../fcm/send/abc',
  '//fcm.googleapis.com/',
  '',
])('%s is not a push service', (endpoint) => expect(isPushService(endpoint)).toBe(false));

test('addresses of PUSH_SERVICES are push services, at their origin only', () => {
  process.env.PUSH_SERVICES = 'http://127.0.0.1:8123';
  expect(isPushService('http://127.0.0.1:8123/send/1')).toBe(true);
  expect(isPushService('http://127.0.0.1:8124/send/1')).toBe(false);
  expect(isPushService('http://x@127.0.0.1:8123/send/1')).toBe(false);
  delete process.env.PUSH_SERVICES;
});
