import type { TestSite } from '../test-site';
import { DocumentsService } from '../../../src/content/documents/documents.service';

const TERMS = { kind: 'page', name: 'terms-of-use' } as const;
const TEXT = '---\ntitle: Terms of use\ndescription: The agreement.\n---\n\n## Fees {#fees}\n\nNew fees.\n';

/** Announces a new version of the terms as staff do; returns its number. */
export async function announceTerms({ app }: TestSite, moment: string, summary: string): Promise<number> {
  const documents = app.get(DocumentsService);
  const version = await documents.save({ ...TERMS, markdown: TEXT }, 'u_demo_nikhil');
  await documents.publish({ ...TERMS, version, effective_at: moment, summary }, 'u_demo_nikhil');
  return version;
}
