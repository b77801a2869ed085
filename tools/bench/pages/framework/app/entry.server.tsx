import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { QueryClientProvider } from '@tanstack/react-query';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import { type AppLoadContext, type EntryContext, ServerRouter } from 'react-router';
import type { PageContext } from './page-data';

export const streamTimeout = 5000;

/** Draws a document as the framework's own template does, with the queries of the request's loaders. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  const { queryClient } = context as PageContext;
  const isForBot = isbot(request.headers.get('user-agent'));
  return new Promise((resolve, reject) => {
    let isShellDrawn = false;
    let statusSent = status;
    const timer = setTimeout(() => abort(), streamTimeout + 1000);
    const { pipe, abort } = renderToPipeableStream(
      <QueryClientProvider client={queryClient}>
        <ServerRouter context={routerContext} url={request.url} />
      </QueryClientProvider>,
      {
        [isForBot ? 'onAllReady' : 'onShellReady']() {
          isShellDrawn = true;
          const body = new PassThrough({
            final(callback) {
              clearTimeout(timer);
              queryClient.clear();
              callback();
            },
          });
          headers.set('content-type', 'text/html; charset=utf-8');
          pipe(body);
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status: statusSent }));
        },
        onShellError: reject,
        onError(error) {
          statusSent = 500;
          if (isShellDrawn) console.error(error);
        },
      },
    );
  });
}
