import { BODY_TIMES } from './body-time';

/**
 * Options of every Fastify server that faces visitors: who is slow with a request's head or the answer is cut off.
 * `requestTimeout` has to suffice for files; `limitBodyTime` is stricter with every other body.
 */
export const SLOW_CLIENTS = {
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 1000, maxHeaderSize: 16_384 },
  requestTimeout: BODY_TIMES.file.mostMs + 10_000,
  connectionTimeout: 60_000,
  keepAliveTimeout: 65_000,
} as const;

/** Of one server at a time. */
export const MOST_CONNECTIONS = 10_000;

/** Of those, for one line of a visitor (one IPv4 address, one IPv6 network) that is not this machine's own. */
export const MOST_CONNECTIONS_OF_ONE = 512;
