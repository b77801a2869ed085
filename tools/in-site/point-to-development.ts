import { dataBlock } from '@alltalent/shell/data-block';

/** What takes the place of a released remote in a document of the site. */
export type Development = {
  /** Name of the remote: 'mf_talents'. */
  readonly remote: string;
  /** Record of the remote for the page's registry. */
  readonly record: Readonly<Record<string, unknown>>;
  /** Addresses of the scripts and styles that take the place of the shell's. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
};

type Registry = { readonly remotes: readonly { readonly remote: string; readonly base?: string }[] };

const REGISTRY = /<script type="application\/json" id="registry">([^<]*)<\/script>/u;
const SHELL_SCRIPT = /<script defer src="\/_shell\/[^"]*"[^>]*><\/script>\n?/gu;
const SHELL_STYLE = /<link rel="stylesheet" href="\/_shell\/[^"]*"[^>]*>\n?/gu;

/**
 * Returns a document of the site in which the remote comes from the development server, and the shell from the working tree;
 * the other remotes stay as released. Throws when the document has no registry, as one that is no page of the site.
 */
export function pointToDevelopment(html: string, { remote, record, scripts, styles }: Development): string {
  const [block, text] = REGISTRY.exec(html) ?? [];
  if (block === undefined || text === undefined) throw new Error('The document has no registry.');
  const registry = JSON.parse(text) as Registry;
  const released = registry.remotes.find((one) => one.remote === remote);
  const remotes = [...registry.remotes.filter((one) => one !== released), record];
  const own = [
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...scripts.map((src) => `<script defer src="${src}"></script>`),
  ];
  return withoutPreloads(html, ['/_shell/', ...(released?.base ? [released.base] : [])])
    .replace(block, () => block.replace(text, () => dataBlock({ ...registry, remotes })))
    .replace(SHELL_STYLE, '')
    .replace(SHELL_SCRIPT, '')
    .replace('</head>', () => `${own.join('\n')}\n</head>`);
}

/** Leaves out the preloads of files below these addresses, which nothing would use. */
function withoutPreloads(html: string, bases: readonly string[]): string {
  const isPreload = (line: string) => line.startsWith('<link rel="preload"') && bases.some((base) => line.includes(`href="${base}`));
  return html
    .split('\n')
    .filter((line) => !isPreload(line))
    .join('\n');
}
