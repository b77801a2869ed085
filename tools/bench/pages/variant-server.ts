import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Asset, PageRegistry } from '@alltalent/shared/contracts';
import { matchRemoteRoute } from '@alltalent/shared/federation';
import type { Build } from './variants';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
/** Response headers that are not copied: the content changes, and the policy names the shell's own files. */
const LEFT_OUT = /^(?:content-length|content-encoding|content-security-policy|integrity-policy|transfer-encoding|connection|etag)/iu;

export type VariantServer = { readonly origin: string; stop(): Promise<void> };
/**
 * Options of a variant. `build` null: the unchanged site. `isPreloaded`: documents also preload the page's own files.
 * `application`: origin of a server that answers everything but calls and pictures, left out where the site does.
 */
export type VariantOptions = {
  readonly site: string;
  readonly build: Build | null;
  readonly isPreloaded: boolean;
  readonly application?: string | undefined;
};

/** Paths that the site answers in every variant. */
const FROM_SITE = /^\/(?:api|media)\/|^\/favicon\.svg$/u;

/**
 * Starts a proxy before the site that replaces the scripts and styles of each document. Every variant is served through
 * one, so that its cost is the same for all.
 */
export async function startVariant(options: VariantOptions): Promise<VariantServer> {
  const server = createServer((request, response) => {
    respond(request, response, options).catch(() => response.writeHead(502).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, stop: () => stop(server) };
}

function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  { site, build, isPreloaded, application }: VariantOptions,
): Promise<void> {
  const path = request.url ?? '/';
  if (build && path.startsWith(build.base)) return sendFile(response, build, path);
  const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => name !== 'host' && name !== 'connection'));
  const body = request.method === 'POST' ? await bodyOf(request) : undefined;
  const manifest = /^\/_manifest\/(\w+)\.json$/u.exec(path)?.[1];
  if (manifest) return sendManifest(response, site, manifest);
  const got = await fetch((application === undefined || FROM_SITE.test(path) ? site : application) + path, {
    method: request.method ?? 'GET',
    headers: headers as Record<string, string>,
    redirect: 'manual',
    ...(body && { body: new Uint8Array(body) }),
  });
  const isDocument = got.headers.get('content-type')?.startsWith('text/html') ?? false;
  const bytes = Buffer.from(await got.arrayBuffer());
  const sent = isDocument && build ? Buffer.from(rewrite(bytes.toString(), { path, build, isPreloaded })) : bytes;
  const copied = [...got.headers].filter(([name]) => !LEFT_OUT.test(name));
  const isText = /text|json|javascript|svg/u.test(got.headers.get('content-type') ?? '') && sent.length > 500;
  response.writeHead(got.status, { ...Object.fromEntries(copied), ...(isText && { 'content-encoding': 'br' }) });
  response.end(isText ? compress(sent, isDocument ? 4 : 11) : sent);
}

const compressed = new Map<string, Buffer>();
/** Compresses scripts as small as the site's own, once. */
function compress(content: Buffer, quality: number): Buffer {
  const key = `${quality} ${content.toString('latin1')}`;
  const copied = compressed.get(key) ?? brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  if (quality > 4) compressed.set(key, copied);
  return copied;
}

function sendFile(response: ServerResponse, { folder, base }: Build, path: string): void {
  const file = join(folder, path.slice(base.length));
  const isPlain = extname(file) === '.woff2';
  const head = {
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
  };
  response.writeHead(200, isPlain ? head : { ...head, 'content-encoding': 'br' }).end(readFileSync(isPlain ? file : `${file}.br`));
}

async function sendManifest(response: ServerResponse, site: string, remote: string): Promise<void> {
  const registry = registryOf(await (await fetch(`${site}/`)).text());
  const record = registry.remotes.find((one) => one.remote === remote);
  response.writeHead(record ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify({ entry: record?.entry.url }));
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

function registryOf(html: string): PageRegistry {
  return JSON.parse(/id="registry">(.*?)<\/script>/su.exec(html)?.[1] ?? '{"remotes":[]}') as PageRegistry;
}

type Change = { readonly path: string; readonly build: Build; readonly isPreloaded: boolean };

/**
 * Replaces the shell's scripts and styles by those of the build. Files of remotes are removed; those of the page's own
 * route may be added.
 */
function rewrite(html: string, { path, build, isPreloaded }: Change): string {
  const match = matchRemoteRoute(registryOf(html).remotes, new URL(path, 'http://own.invalid').pathname);
  const own = isPreloaded && match ? build.assetsOf(match.remote.remote, match.route.id) : [];
  const script = ({ url, integrity }: Asset) => `<script defer src="${url}" integrity="${integrity}" crossorigin="anonymous"></script>`;
  const style = ({ url, integrity }: Asset) => `<link rel="stylesheet" href="${url}" integrity="${integrity}" crossorigin="anonymous">`;
  const preload = ({ url, integrity }: Asset) =>
    url.endsWith('.css')
      ? `<link rel="preload" as="style" href="${url}" integrity="${integrity}">`
      : `<link rel="preload" as="script" href="${url}" integrity="${integrity}" crossorigin="anonymous">`;
  return html
    .replace(/<link rel="preload" as="(?:script|style)" [^>]*>\n?/gu, '')
    .replace(/<link rel="stylesheet" href="\/_shell\/[^>]*>\n?/gu, '')
    .replace(/<script defer src="\/_shell\/[^>]*><\/script>\n?/gu, '')
    .replace('</head>', `${[...build.styles.map(style), ...own.map(preload), ...build.scripts.map(script)].join('\n')}\n</head>`);
}
