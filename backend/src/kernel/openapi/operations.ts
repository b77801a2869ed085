import { type Declaration, DECLARATIONS, type EndpointName, ENDPOINTS } from '@alltalent/shared/contracts';
import type { Schema } from 'yup';
import type { ComponentSchemas } from './component-schemas';
import { type JsonSchema, toJsonSchema } from './json-schema';
import { SECURITY_BY_ACCESS } from './security';

const PROBLEM = {
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

/** Creates the OpenAPI operation of an endpoint from its declaration. */
export function operationOf(name: EndpointName, schemas: ComponentSchemas) {
  const { method, path } = ENDPOINTS[name];
  const declaration: Declaration = DECLARATIONS[name];
  const { summary, access, input, output } = declaration;
  const isPost = method === 'POST';
  const inputSchema = toJsonSchema(input.describe());
  return {
    operationId: name,
    summary,
    ...SECURITY_BY_ACCESS[access],
    tags: [/^\/api\/([\w-]+)\//u.exec(path)?.[1] ?? 'site'],
    parameters: isPost ? [...inPath(parametersOf(path, inputSchema)), ...headersOf(declaration)] : parametersOf(path, inputSchema),
    ...(isPost ? { requestBody: { required: true, content: contentOf(path, declaration, schemas) } } : {}),
    responses: {
      ...(output
        ? { 200: { description: 'Done', content: answerOf(declaration, output, schemas) } }
        : { 204: { description: 'Done, without a body' } }),
      '4XX': { description: 'The call is refused; `code` says why.', ...PROBLEM },
      default: { description: 'The call failed; `code` says why.', ...PROBLEM },
    },
  };
}

/** Returns the schemas that the document contains as a whole; the fields of a GET's input become parameters instead. */
export function schemasOf(name: EndpointName) {
  const { input, output, files, answersFile }: Declaration = DECLARATIONS[name];
  const isBody = ENDPOINTS[name].method === 'POST' && !files;
  return [...(isBody ? [input] : []), ...(output && answersFile === undefined ? [output] : [])];
}

function answerOf({ answersFile }: Declaration, output: Schema, schemas: ComponentSchemas) {
  if (answersFile === undefined) return { 'application/json': { schema: schemas.of(output) } };
  return { [answersFile]: { schema: { type: 'string', format: 'binary' } } };
}

function contentOf(path: string, { input, files }: Declaration, schemas: ComponentSchemas) {
  // The input of such a call is in its path, and its sender decides the shape of the body.
  if (path.includes('{')) return { 'application/json': { schema: { type: 'object' } } };
  if (!files) return { 'application/json': { schema: schemas.of(input) } };
  return Object.fromEntries(files.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]));
}

function headersOf({ access, isIdempotent = false }: Declaration) {
  if (access === 'programs') return [];
  if (access === 'platform') return [{ ...XSRF_PARAMETER, required: false, description: WITH_SESSION }];
  return isIdempotent ? [XSRF_PARAMETER, KEY_PARAMETER] : [XSRF_PARAMETER];
}

function parametersOf(path: string, { properties = {}, required = [] }: JsonSchema) {
  return Object.entries(properties).map(([name, schema]) => {
    const isInPath = path.includes(`{${name}}`);
    return { name, in: isInPath ? 'path' : 'query', required: isInPath || required.includes(name), schema };
  });
}

function inPath<Parameter extends { readonly in: string }>(parameters: readonly Parameter[]): readonly Parameter[] {
  return parameters.filter((parameter) => parameter.in === 'path');
}
