/** The length of a body: Next drops a route's `Content-Length`, so the server writes it from this header. */
export const FILE_LENGTH = 'x-file-length';
