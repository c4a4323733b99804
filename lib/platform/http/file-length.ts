/** Header with the length of a body: Next drops the `Content-Length` of a route, so the server sets it from this one. */
export const FILE_LENGTH = 'x-file-length';
