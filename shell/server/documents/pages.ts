import { randomBytes } from 'node:crypto';
import { cookieChoiceOf, formatPageToken, PREVIEW_PARAMETER, type Release } from '@alltalent/shared/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type ChoiceSources, type ChosenPage, choosePage, isListed } from './chosen-page';
import type { DrawFailureReports } from '../drawing/draw-failure-reports';
import type { LeftPage, StyledHtml } from '../drawing/draw-outcome';
import type { Drawings, PageDrawing } from '../drawing/page-drawing';
import type { FrontDoorConfig } from '../config';
import { cookieOf } from '../visitors/cookies';
import { renderDocument, routeAssets } from './page-document';
import { goneFor, goneMetadata } from '../registry/gone-pages';
import type { RegistrySource } from '../registry/registry-source';
import { sessionIdOf } from '../overrides/overrides';
import { PREVIEW_BAR_STYLE, previewBar } from '../previews/preview-bar';
import { allowInline } from './security-headers';
import { laterStylesOf } from './later-styles';
import { sendDocument } from './send-document';
import { registryParts } from '../registry/served-remotes';
import { readShellAssets } from './shell-assets';
import { type OfficeViews, sendViewNotice } from './office-views';
import { isProgram } from '../visitors/visitors';
import type { PageMatch } from '../registry/route-matches';

export type PageSources = ChoiceSources & {
  readonly registry: RegistrySource;
  readonly drawings: Drawings | null;
  readonly views: OfficeViews;
  /** Null without the key that the backend knows: it would believe no report. */
  readonly reports: DrawFailureReports | null;
};

/**
 * In a response, tells a visitor with an override or a preview who drew the page, and why it was not the server. In a request,
 * `browser` asks for a page that the browser draws, as development servers do.
 */
const DRAWN_BY = 'x-drawn-by';
const TOKEN_BYTES = 16;
/** Characters. Nobody links to longer ones, and each would be kept. */
const LONGEST_DRAWN_URL = 500;

/** Serves the document of a page for every path that is neither a file nor an endpoint, with 404 where no remote has such a page, and 410 where one had. */
export function servePages(app: FastifyInstance, config: FrontDoorConfig, sources: PageSources): void {
  const assets = readShellAssets(config.shellDir);
  const { publicUrl, assetBase, links } = config;

  app.get('/*', async (request, reply) => {
    // Concatenated, not resolved: `//host/page` is a path of this site.
    const { pathname: path, search } = new URL(`http://page${request.url}`);
    const view = await sources.views.of(request, path);
    if (view !== null && 'notice' in view) return sendViewNotice(reply, view);
    if (view !== null && 'leave' in view) return reply.header('cache-control', 'no-store').redirect(view.leave, 302);
    const registry = sources.registry.current();
    // Whatever is chosen about cookies in a view, it is no visit to count.
    const headers = view === null ? request.headers : { ...request.headers, 'sec-gpc': '1' };
    const chosen = await choosePage(registry, { headers, path, requestId: request.id }, sources);
    const { remotes, match, missing, isFound, isGone, cookie, offer, previews } = chosen;
    const metadata = isGone ? goneMetadata() : chosen.metadata;
    const gone = goneFor(registry, remotes, isGone ? path : null);
    const hasPreview = previews.length > 0;
    const page = foundPage(remotes, match ?? (isGone ? null : missing));
    const isOverridden = remotes.some(({ record }) => record.is_override);
    const drawing = sources.drawings?.[isOverridden ? 'overridden' : 'published'] ?? null;
    const isPreview = new URLSearchParams(search).has(PREVIEW_PARAMETER);
    const isDrawable = !isPreview && view === null && headers[DRAWN_BY] !== 'browser';
    const outcome =
      page && isDrawable ? await drawFor(request, { ...page, isFound, url: path + search, remotes, metadata, gone }, drawing) : null;
    const drawn = outcome !== null && 'html' in outcome ? outcome : null;
    const token = formatPageToken(
      { id: randomBytes(TOKEN_BYTES).toString('base64url'), route: match?.route.id ?? null },
      Date.now(),
      sources.mac,
    );
    const parts = renderDocument({
      assets,
      registry: registryParts(registry.revision, remotes, {
        remote: match?.remote.remote ?? null,
        token,
        offer,
        isPreview: hasPreview,
        gone,
      }),
      match: drawn ? page : match,
      metadata,
      isFound,
      isGone,
      path,
      isPlain: search === '',
      publicUrl,
      assetBase,
      links,
      theme: themeOf(request),
      hasCookieChoice: cookieChoiceOf(request.headers.cookie, request.headers['sec-gpc'] === '1') !== null,
      drawn,
      laterStyles: laterStylesOf(drawn && page),
      view: view?.facts ?? null,
      bar: previewBar(previews),
    });
    if (isOverridden) reply.header(DRAWN_BY, drawnBy(outcome));
    else if (page && isFound && outcome && !hasPreview && drawing?.mayBlame(page.release))
      reportFault(request, { outcome, release: page.release, token }, sources.reports);
    if (hasPreview) allowInline(reply, { scripts: [], styles: [PREVIEW_BAR_STYLE] });
    const inline = drawn && { scripts: [assets.early], styles: drawn.styles };
    sendDocument(request, reply, {
      parts,
      hasOffer: offer !== null,
      status: isFound ? 200 : isGone ? 410 : 404,
      cookie,
      inline,
      isPreview,
      isPrivate: view !== null || hasPreview,
    });
    // Logs the route, not the URL: URLs hold what people search for.
    const route = match?.route.id ?? 'none';
    const line = { event: 'page', route, status: reply.statusCode, drawn: drawn !== null, ms: Math.round(reply.elapsedTime) };
    request.log.info(line, 'a page was answered');
    return reply;
  });
}

type FoundPage = PageMatch & { readonly release: Release };

/** Returns the match of a page with the release it is from. */
function foundPage(remotes: ChosenPage['remotes'], match: PageMatch | null): FoundPage | null {
  const release = remotes.find(({ record }) => record === match?.remote)?.release;
  return match && release ? { ...match, release } : null;
}

type DrawablePage = FoundPage &
  Pick<ChosenPage, 'remotes' | 'metadata' | 'isFound'> & { readonly url: string; readonly gone: readonly string[] };

/**
 * Draws a page that search engines may list, or that there is none, as a visitor without an account gets it; the browsers of
 * members fill in what is theirs. Other pages are drawn by browsers.
 */
async function drawFor(request: FastifyRequest, page: DrawablePage, drawing: PageDrawing | null): Promise<StyledHtml | LeftPage | null> {
  const { url, remotes, release, isFound, metadata, gone } = page;
  if (drawing === null || url.length > LONGEST_DRAWN_URL) return null;
  if (isFound ? !isListed(page, metadata) : page.route.noindex) return null;
  const key = [isFound ? '' : 'missing', remotes.map(({ serial }) => serial).join('.'), ...gone].join(' ');
  const { css } = routeAssets(page);
  return drawing.draw({ release, url, remotes, gone, isMissing: !isFound, styles: css, key, ip: request.ip });
}

type UndrawnPage = {
  readonly outcome: StyledHtml | LeftPage;
  readonly release: Pick<Release, 'remote' | 'version'>;
  readonly token: string;
};

/**
 * Reports a page that its release left to a browser. Programs such as crawlers report none of the pages that go well, so
 * theirs are not reported either.
 */
function reportFault({ method, headers, ip }: FastifyRequest, page: UndrawnPage, reports: DrawFailureReports | null): void {
  const { outcome, release, token } = page;
  if ('html' in outcome || outcome.fault === null || method !== 'GET' || isProgram(headers['user-agent'])) return;
  const { remote, version } = release;
  reports?.add({ remote, version, token, reason: outcome.fault }, { ip, sid: sessionIdOf(headers.cookie) });
}

function drawnBy(outcome: StyledHtml | LeftPage | null): string {
  if (outcome === null) return 'browser';
  if ('html' in outcome) return 'server';
  const why = outcome.fault === null ? outcome.left : `${outcome.left}: ${outcome.fault}`;
  return `browser (${why})`.replace(/[^ -~]/gu, '?');
}

function themeOf(request: FastifyRequest): 'light' | 'dark' | 'auto' {
  const theme = cookieOf(request.headers.cookie, 'theme');
  return theme === 'light' || theme === 'dark' ? theme : 'auto';
}
