import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

/** Sends these bytes, with line ends as CRLF, and returns the response until the server closes the connection. */
export async function rawSocket(url: string, request: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  socket.write(request.replaceAll('\n', '\r\n'));
  return text(socket);
}
