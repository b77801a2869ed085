/** What the front door tells the page, as a JSON data block in the document. */
export type PageSettings = {
  /** Base address of images and loops, without a slash at the end. */
  readonly assetBase: string;
  readonly publicUrl: string;
  /** Addresses of pages outside this site, by name. */
  readonly links?: Readonly<Record<string, string>>;
};

const FALLBACK: PageSettings = { assetBase: '/media', publicUrl: '' };

let known: PageSettings | undefined;

/** Settings of this page; defaults where there is no document. */
export function pageSettings(): PageSettings {
  known ??= readSettings() ?? FALLBACK;
  return known;
}

/** Sets the settings where no document gives them: on the server that draws pages. */
export function setPageSettings(settings: PageSettings): void {
  known = settings;
}

function readSettings(): PageSettings | undefined {
  if (typeof document === 'undefined') return undefined;
  const text = document.getElementById('page-settings')?.textContent;
  return text ? (JSON.parse(text) as PageSettings) : undefined;
}

/** Address of a picture or loop below the configurable asset base: assetUrl('loops/banner-1080.mp4'). */
export function assetUrl(path: string): string {
  return `${pageSettings().assetBase}/${path}`;
}
