import { createConfig, lintFromString } from '@redocly/openapi-core';

/** Paths are part of the API and keep their spelling, trailing slashes included. */
const RULES = { 'no-path-trailing-slash': 'off', 'operation-description': 'error', 'operation-operationId': 'error' } as const;

/** Returns the faults of an OpenAPI document, one line each with its place; warnings count as faults. */
export async function faultsOf(document: object): Promise<readonly string[]> {
  const config = await createConfig({ extends: ['recommended-strict'], rules: RULES });
  const problems = await lintFromString({ source: JSON.stringify(document), config });
  return problems.map(({ message, ruleId, location }) => `${location[0]?.pointer ?? '#/'}\n  ${message} (${ruleId})`);
}
