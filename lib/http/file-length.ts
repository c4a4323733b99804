/** Length of a body: Next drops the `Content-Length` of a route, so the server writes it from this header. */
export const FILE_LENGTH = 'x-file-length';
