import { readBounce } from './bounces.ts';
import { mailboxOf } from './request-subscription.ts';
import { messageIdOf, newId } from './storage/keys.ts';

test.each([
  ['a.b.c+x@googlemail.com', 'abc@gmail.com'],
  ['abc@GMAIL.com', 'abc@gmail.com'],
  ['a.b+c@campus.example', 'a.b@campus.example'],
])('the address %s is the mailbox %s', (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox));

const key = 'a key of the tests';
const subscriber = newId();
const id = messageIdOf(key, newId(), subscriber, 'campus.example');
const returned = `From: Campus\nMessage-ID: ${id}\n\nbody`;
const report = (fields: string, part = `Content-Type: message/rfc822\n\n${returned}`) =>
  `From: mailer\nContent-Type: multipart/report; boundary="b"\n\n--b\nContent-Type: message/delivery-status\n\n${fields}\n\n--b\n${part}\n--b--`;
const quoted = (id.match(/.{1,20}/g) ?? []).join('=\n').replace('@', '=40');

test.each([
  ['a failure after days', report('Action: failed\nStatus: 4.4.1'), '4.4.1'],
  ['Exim', report('Action: failed\nStatus: 5.0.0\nDiagnostic-Code: smtp; 550-5.1.1 no such user'), '5.1.1'],
  ['Microsoft', report('Action: failed\nStatus: 5.4.1\nDiagnostic-Code: smtp;550 5.4.1 denied'), '5.4.1'],
  [
    'qmail',
    `Subject: failure notice\n\nHi. This is the qmail-send program.\n\nRemote host said: 550 5.1.1 no\n\n${returned}`,
    '5.1.1',
  ],
  ['old Exim', `X-Failed-Recipients: a@b.example\n\n  SMTP error:\n    550 5.1.1 no such user\n\n${returned}`, '5.1.1'],
  [
    'quoted-printable',
    report('Action: failed\nStatus: 5.1.1', `Content-Transfer-Encoding: quoted-printable\n\nMessage-ID: ${quoted}\n`),
    '5.1.1',
  ],
  [
    'base64',
    report(
      'Action: failed\nStatus: 5.1.1',
      `Content-Transfer-Encoding: base64\n\n${Buffer.from(returned).toString('base64')}`,
    ),
    '5.1.1',
  ],
  ['a folded Message-ID', report('Action: failed\nStatus: 5.1.1').replace('Message-ID: ', 'Message-ID:\n '), '5.1.1'],
])('the report of %s is about its subscriber', (_, message, status) =>
  expect(readBounce(key, message.replaceAll('\n', '\r\n'))).toEqual({ subscriber, status }),
);

test.each([
  ['a delay', report('Action: delayed\nStatus: 4.4.1')],
  ['a reply that quotes the mail', `Subject: Away\n\nI am away.\n\n${returned}`],
])('%s reports nothing about a failed mail', (_, message) => expect(readBounce(key, message)).toBeNull());
