type Upload = { length: number; offset: number; readonly metadata: string };
export type TusRequest = {
  readonly method: string;
  readonly url: string;
  readonly headers: ReadonlyMap<string, string>;
  readonly bytes: number;
};
type Fault =
  /** The line breaks after so many bytes of the body reached the server. */
  | { readonly cutAfter: number }
  /** No response ever comes. */
  | 'silence'
  | { readonly status: number; readonly body?: unknown };

/** Small server of tus 1.0.0 in the place of XMLHttpRequest: a test says which requests fail, and how. */
export class FakeTus {
  readonly uploads = new Map<string, Upload>();
  readonly requests: TusRequest[] = [];
  /** Looked at for each request; undefined: it is done. */
  faultOf: (request: TusRequest, count: number) => Fault | undefined = () => undefined;

  static install(): FakeTus {
    const server = new FakeTus();
    globalThis.XMLHttpRequest = class extends TusXhr {
      protected readonly server = server;
    } as unknown as typeof XMLHttpRequest;
    return server;
  }

  methods(): readonly string[] {
    return this.requests.map(({ method }) => method);
  }

  handle(request: TusRequest): { status: number; headers: Record<string, string>; body: string } | null {
    this.requests.push(request);
    const fault = this.faultOf(request, this.requests.filter(({ method }) => method === request.method).length);
    if (fault === 'silence') return { status: -1, headers: {}, body: '' };
    if (fault && 'cutAfter' in fault) {
      const upload = this.uploads.get(request.url);
      if (upload) upload.offset += Math.min(fault.cutAfter, request.bytes);
      return null;
    }
    if (fault) return { status: fault.status, headers: {}, body: fault.body === undefined ? '' : JSON.stringify(fault.body) };
    return this.respond(request);
  }

  private respond({ method, url, headers, bytes }: TusRequest) {
    if (method === 'POST') return this.create(url, headers);
    const upload = this.uploads.get(url);
    if (!upload) return { status: 404, headers: {}, body: '' };
    if (method === 'DELETE') this.uploads.delete(url);
    if (method === 'PATCH' && Number(headers.get('upload-offset')) !== upload.offset) return { status: 409, headers: {}, body: '' };
    if (method === 'PATCH') upload.offset += bytes;
    const about = { 'upload-offset': String(upload.offset), 'upload-length': String(upload.length) };
    return { status: method === 'HEAD' ? 200 : 204, headers: about, body: '' };
  }

  private create(url: string, headers: ReadonlyMap<string, string>) {
    const id = `video-${String(this.uploads.size + 1).padStart(16, '0')}`;
    const location = `${url}/${id}`;
    this.uploads.set(location, {
      length: Number(headers.get('upload-length')),
      offset: 0,
      metadata: headers.get('upload-metadata') ?? '',
    });
    return { status: 201, headers: { location }, body: '' };
  }
}

abstract class TusXhr {
  protected abstract readonly server: FakeTus;
  private readonly headers = new Map<string, string>();
  private method = '';
  private url = '';
  private isAborted = false;
  private responseHeaders: Record<string, string> = {};
  readonly upload: { onprogress: ((event: { lengthComputable: boolean; loaded: number }) => void) | null } = { onprogress: null };
  onload: () => void = () => undefined;
  onerror: (error: unknown) => void = () => undefined;
  status = 0;
  responseText = '';
  withCredentials = false;

  open(method: string, url: string): void {
    this.method = method;
    this.url = url;
  }

  setRequestHeader(name: string, value: string): void {
    this.headers.set(name.toLowerCase(), value);
  }

  getResponseHeader(name: string): string | null {
    return this.responseHeaders[name.toLowerCase()] ?? null;
  }

  abort(): void {
    this.isAborted = true;
  }

  send(body: Blob | null): void {
    const bytes = body?.size ?? 0;
    queueMicrotask(() => {
      if (this.isAborted) return;
      const response = this.server.handle({ method: this.method, url: this.url, headers: this.headers, bytes });
      if (response === null) return this.onerror(new Error('cut'));
      if (response.status === -1) return;
      if (bytes > 0) this.upload.onprogress?.({ lengthComputable: true, loaded: bytes });
      this.status = response.status;
      this.responseHeaders = response.headers;
      this.responseText = response.body;
      this.onload();
    });
  }
}
