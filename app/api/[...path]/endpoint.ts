type Parameters = Readonly<Record<string, string>>;

type Handle = (request: Request, parameters: Parameters) => Response | Promise<Response>;

/** The methods of an address; HEAD comes from GET. */
export type Endpoint = Readonly<Partial<Record<'GET' | 'POST' | 'DELETE', Handle>>>;

export type Endpoints = Readonly<Record<string, Endpoint>>;
