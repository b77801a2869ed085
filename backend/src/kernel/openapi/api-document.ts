import { CV_TYPE, ENDPOINTS, type EndpointName, type EndpointSchemas, ERRORS, PHOTO_TYPES, SCHEMAS } from '@alltalent/shared/contracts';
import type { OpenAPIObject } from '@nestjs/swagger';
import { SESSION_COOKIE } from '../http/access.decorators';
import { type JsonSchema, toJsonSchema } from './json-schema';

const PROBLEM = {
  description: 'The call failed; `code` says why.',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
};
const XSRF_PARAMETER = {
  name: 'X-XSRF-TOKEN',
  in: 'header',
  required: true,
  schema: { type: 'string' },
  description: 'Value of the XSRF-TOKEN cookie; GET /api/xsrf sets it.',
} as const;
const WITH_SESSION = `With a session only. ${XSRF_PARAMETER.description}`;
const KEY_PARAMETER = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', format: 'uuid' },
  description: 'Of what a person asked for: however often it is sent, it is done once (docs/contracts.md).',
} as const;
const KEYED_CALLS: readonly EndpointName[] = [
  'sendCode',
  'storeLead',
  'resendLeadCode',
  'verifyLead',
  'shareTalents',
  'toggleFavourite',
  'makeFavouriteList',
  'sendEnquiry',
  'sendApplication',
  'applyForJob',
  'withdrawApplication',
  'sendSelfTape',
  'declineInvitation',
  'saveJob',
  'submitJob',
  'duplicateJob',
  'closeJob',
  'moveApplications',
  'inviteTalent',
  'sendReport',
];
/** Calls whose body is a file, with its types. */
const FILES: Partial<Record<EndpointName, readonly string[]>> = { addPhoto: PHOTO_TYPES, addCv: [CV_TYPE] };
const BEARER_CALLS: readonly EndpointName[] = ['publishRelease'];
/** For staff with their session, or with the token of a remote. */
const PLATFORM_CALLS: readonly EndpointName[] = [
  'changeRollout',
  'platformStatus',
  'platformAudit',
  'experiments',
  'experimentReport',
  'planExperiment',
];

/** The OpenAPI document, made from the contracts that the server validates with. */
export function apiDocument(publicUrl: string): OpenAPIObject {
  return {
    openapi: '3.0.3',
    info: { title: 'All Talent', version: '1', description: 'Every call of the site. Failed calls answer a problem document.' },
    servers: [{ url: publicUrl }],
    paths: pathsOfAll(),
    components: {
      schemas: { Problem: problemSchema() },
      securitySchemes: {
        publisher: { type: 'http', scheme: 'bearer', description: "The remote's own publishing token" },
        session: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE, description: 'The session of a member of staff' },
      },
    },
  } as OpenAPIObject;
}

export function endpointNames(): EndpointName[] {
  return Object.keys(ENDPOINTS) as EndpointName[];
}

/** Two calls may share a path and differ in their method. */
function pathsOfAll() {
  const paths: Record<string, Record<string, ReturnType<typeof operationOf>>> = {};
  for (const name of endpointNames()) {
    const { path, method } = ENDPOINTS[name];
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(name) };
  }
  return paths;
}

function operationOf(name: EndpointName) {
  const { summary, input, output }: EndpointSchemas = SCHEMAS[name];
  const { method, path } = ENDPOINTS[name];
  const isPost = method === 'POST';
  const isBearer = BEARER_CALLS.includes(name);
  return {
    operationId: name,
    summary,
    tags: [/^\/api\/([\w-]+)\//u.exec(path)?.[1] ?? 'site'],
    parameters: isPost ? headersOf(name) : parametersOf(path, toJsonSchema(input.describe())),
    ...(isPost ? { requestBody: { required: true, content: contentOf(name, input) } } : {}),
    ...(isBearer ? { security: [{ publisher: [] }] } : {}),
    ...(PLATFORM_CALLS.includes(name) ? { security: [{ publisher: [] }, { session: [] }] } : {}),
    responses: {
      ...(output
        ? { 200: { description: 'Done', content: { 'application/json': { schema: toJsonSchema(output.describe()) } } } }
        : { 204: { description: 'Done, without a body' } }),
      default: PROBLEM,
    },
  };
}

function contentOf(name: EndpointName, input: EndpointSchemas['input']) {
  const types = FILES[name];
  if (!types) return { 'application/json': { schema: toJsonSchema(input.describe()) } };
  return Object.fromEntries(types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]));
}

function headersOf(name: EndpointName) {
  if (BEARER_CALLS.includes(name)) return [];
  if (PLATFORM_CALLS.includes(name)) return [{ ...XSRF_PARAMETER, required: false, description: WITH_SESSION }];
  return KEYED_CALLS.includes(name) ? [XSRF_PARAMETER, KEY_PARAMETER] : [XSRF_PARAMETER];
}

function parametersOf(path: string, { properties = {}, required = [] }: JsonSchema) {
  return Object.entries(properties).map(([name, schema]) => {
    const isInPath = path.includes(`{${name}}`);
    return { name, in: isInPath ? 'path' : 'query', required: isInPath || required.includes(name), schema };
  });
}

function problemSchema(): JsonSchema {
  const text: JsonSchema = { type: 'string' };
  return {
    type: 'object',
    required: ['type', 'title', 'status', 'code', 'detail', 'message', 'request_id'],
    properties: {
      type: text,
      title: text,
      status: { type: 'integer' },
      code: { type: 'string', enum: Object.keys(ERRORS) },
      detail: text,
      message: text,
      request_id: text,
      fields: { type: 'object', description: 'First message per field, keyed by the wire name of the field.' },
      retry_after: { type: 'integer', description: 'Whole seconds to wait before another try.' },
    },
  };
}
