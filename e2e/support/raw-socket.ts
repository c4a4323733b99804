import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

/** What a server says to these very bytes, lines ended as on the wire, until it closes the connection. */
export async function rawSocket(url: string, request: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  socket.write(request.replaceAll('\n', '\r\n'));
  return text(socket);
}
