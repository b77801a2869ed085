import { request } from '@alltalent/shared/api';
import { dayInIndia, ENDPOINTS } from '@alltalent/shared/contracts';

const EXPORT_TIMEOUT_MS = 60_000;

export type ExportFile = { readonly name: string; readonly text: string };

export async function fetchExport(): Promise<ExportFile> {
  const data = await request(ENDPOINTS.exportAccount, {}, { timeoutMs: EXPORT_TIMEOUT_MS });
  return { name: `alltalent-export-${dayInIndia(Date.now())}.json`, text: JSON.stringify(data, null, 2) };
}

/** Hands the file to the browser's downloads. */
export function saveFile({ name, text }: ExportFile): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The download begins after this turn; only then may its address go.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
