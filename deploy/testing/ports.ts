import { connect } from 'node:net';

/** Whether something listens at a port. */
export function isOpen(port: number, address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, address, () => resolve(true));
    socket.on('connect', () => socket.destroy()).on('error', () => resolve(false));
  });
}
