// Installed for the benchmark only.
declare module '@react-router/node' {
  import type { RequestListener } from 'node:http';
  import type { Readable } from 'node:stream';
  import type { AppLoadContext, ServerBuild } from 'react-router';

  export function createReadableStreamFromReadable(source: Readable): ReadableStream<Uint8Array>;
  export function createRequestListener(options: {
    readonly build: ServerBuild;
    readonly mode: string;
    getLoadContext(): AppLoadContext;
  }): RequestListener;
}

declare module 'virtual:react-router/server-build' {
  import type { ServerBuild } from 'react-router';

  const build: ServerBuild;
  export = build;
}

declare module '*?url' {
  const url: string;
  export default url;
}
