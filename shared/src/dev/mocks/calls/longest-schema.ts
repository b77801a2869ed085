import { object, type Schema } from 'yup';
import { PAGE_SCHEMAS } from '../../../contracts/content/page-content';
import type { PageName } from '../../../contracts/content/page-names';
import { DECLARATIONS } from '../../../contracts/declarations';
import type { EndpointName } from '../../../contracts/endpoints';

/**
 * Returns the schema with the limits of a call's answer; null for one without a body. The words of a page have those of their editors,
 * which the schema of the answer leaves out.
 */
export function longestSchema(name: EndpointName, body: unknown): Schema | null {
  const page = name === 'pageContent' ? pageOf(body) : undefined;
  return page === undefined ? DECLARATIONS[name].output : object({ data: object({ blocks: PAGE_SCHEMAS[page] }) });
}

function pageOf(body: unknown): PageName | undefined {
  const { data } = body as { readonly data?: { readonly page?: unknown } };
  return (Object.keys(PAGE_SCHEMAS) as PageName[]).find((page) => page === data?.page);
}
