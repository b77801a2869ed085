import { type EndpointName, ENDPOINTS, ERRORS } from '@alltalent/shared/contracts';
import type { OpenAPIObject } from '@nestjs/swagger';
import { ComponentSchemas } from './component-schemas';
import type { JsonSchema } from './json-schema';
import { operationOf, schemasOf } from './operations';
import { SECURITY_SCHEMES } from './security';

/** Creates the OpenAPI document from the declarations that routes, guards and validation use. */
export function apiDocument(publicUrl: string): OpenAPIObject {
  const schemas = new ComponentSchemas(endpointNames().flatMap(schemasOf));
  return {
    openapi: '3.0.3',
    info: {
      title: 'All Talent',
      version: '1',
      description: 'Every call of the site. Failed calls answer a problem document.',
      license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
    },
    servers: [{ url: publicUrl }],
    paths: pathsOfAll(schemas),
    components: { schemas: { Problem: problemSchema(), ...schemas.all() }, securitySchemes: SECURITY_SCHEMES },
  } as OpenAPIObject;
}

export function endpointNames(): EndpointName[] {
  return Object.keys(ENDPOINTS) as EndpointName[];
}

/** Groups the operations by path; two endpoints may share a path and differ in their method. */
function pathsOfAll(schemas: ComponentSchemas) {
  const paths: Record<string, Record<string, ReturnType<typeof operationOf>>> = {};
  for (const name of endpointNames()) {
    const { path, method } = ENDPOINTS[name];
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(name, schemas) };
  }
  return paths;
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
