/** Says how long a body is: Next drops a `Content-Length` of ours, and the gate writes it from this. */
export const FILE_LENGTH = 'x-file-length';
