import { inheritedSocket } from './inherited-socket.ts';

test('a socket that systemd passed to this process is used', () => {
  expect(inheritedSocket({ LISTEN_PID: String(process.pid), LISTEN_FDS: '1' })).toEqual({ fd: 3 });
});

test.each([
  ['no socket', {}],
  ['a socket of another process', { LISTEN_PID: '1', LISTEN_FDS: '1' }],
  ['several sockets', { LISTEN_PID: String(process.pid), LISTEN_FDS: '2' }],
])('with %s the process listens itself', (_, env) => {
  expect(inheritedSocket(env)).toBeNull();
});

test('a process whose environment names the socket of another one hides it from its workers', () => {
  const env: Partial<NodeJS.ProcessEnv> = { LISTEN_PID: '1', LISTEN_FDS: '1' };
  inheritedSocket(env);
  expect(env).not.toHaveProperty('LISTEN_FDS');
});
