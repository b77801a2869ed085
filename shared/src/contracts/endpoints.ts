import * as ENDPOINTS from './every-endpoint';

/**
 * Endpoints by name: method, path, and the types of input and output. A module namespace, so that a bundle has only the endpoints it
 * names.
 */
export { ENDPOINTS };

export type EndpointName = keyof typeof ENDPOINTS;
