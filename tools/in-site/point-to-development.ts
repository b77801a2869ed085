import { dataBlock } from '@alltalent/shell/data-block';

/** What takes the place of released remotes in a document of the site. */
export type Development = {
  /** Records of the remotes for the page's registry. */
  readonly records: readonly { readonly remote: string }[];
  /** Addresses of the scripts and styles that take the place of the shell's. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
};

type Registry = { readonly remotes: readonly { readonly remote: string; readonly base?: string }[] };

const REGISTRY = /<script type="application\/json" id="registry">([^<]*)<\/script>/u;
const SHELL_SCRIPT = /<script defer src="\/_shell\/[^"]*"[^>]*><\/script>\n?/gu;
const SHELL_STYLE = /<link rel="stylesheet" href="\/_shell\/[^"]*"[^>]*>\n?/gu;

/**
 * Returns a document of the site in which these remotes come from the development server, and the shell from the working tree;
 * other remotes stay as released. Throws when the document has no registry, as one that is no page of the site.
 */
export function pointToDevelopment(html: string, { records, scripts, styles }: Development): string {
  const [block, text] = REGISTRY.exec(html) ?? [];
  if (block === undefined || text === undefined) throw new Error('The document has no registry.');
  const registry = JSON.parse(text) as Registry;
  const isReplaced = ({ remote }: { readonly remote: string }) => records.some((record) => record.remote === remote);
  const released = registry.remotes.filter(isReplaced);
  const remotes = [...registry.remotes.filter((one) => !isReplaced(one)), ...records];
  const own = [
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...scripts.map((src) => `<script defer src="${src}"></script>`),
  ];
  return withoutPreloads(html, ['/_shell/', ...released.flatMap(({ base }) => base ?? [])])
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
