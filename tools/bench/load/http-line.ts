import { connect, type Socket } from 'node:net';

export type HttpResponse = { readonly status: number; readonly body: string };

const HEAD_END = '\r\n\r\n';

/**
 * One keep-alive connection that sends one request after another. Node's own client costs as much per request as the
 * measured servers; this one costs a fraction, so that the servers are the bottleneck.
 */
export class HttpLine {
  private buffer = '';
  private waiting: { resolve(response: HttpResponse): void; reject(error: Error): void } | null = null;

  private constructor(private readonly socket: Socket) {
    // One character per byte, because lengths in HTTP are in bytes.
    socket.setEncoding('latin1').setNoDelay(true);
    socket.on('data', (chunk: string) => this.receive(chunk));
    socket.on('error', (error) => this.fail(error));
    socket.on('close', () => this.fail(new Error('The connection was closed.')));
  }

  static open(port: number): Promise<HttpLine> {
    const socket = connect(port, '127.0.0.1');
    return new Promise((resolve, reject) => {
      socket.once('error', reject);
      socket.once('connect', () => resolve(new HttpLine(socket)));
    });
  }

  ask(path: string, from: string): Promise<HttpResponse> {
    return new Promise((resolve, reject) => {
      this.waiting = { resolve, reject };
      this.socket.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept: application/json\r\nX-Forwarded-For: ${from}${HEAD_END}`);
    });
  }

  close(): void {
    this.socket.destroy();
  }

  private receive(chunk: string): void {
    this.buffer += chunk;
    const headEnd = this.buffer.indexOf(HEAD_END);
    if (headEnd < 0) return;
    const head = this.buffer.slice(0, headEnd);
    const read = /\r\ntransfer-encoding: chunked/iu.test(head) ? readChunks : readLength;
    const content = read(this.buffer, headEnd + HEAD_END.length, head);
    if (content === null) return;
    if (Number.isNaN(content.end)) return this.fail(new Error('An answer did not say how long it is.'));
    this.buffer = this.buffer.slice(content.end);
    this.waiting?.resolve({ status: Number(head.slice(9, 12)), body: content.body });
  }

  private fail(error: Error): void {
    this.waiting?.reject(error);
    this.waiting = null;
  }
}

type Content = { readonly body: string; readonly end: number };

/** Reads a body whose length the head says; null while some of it is missing. */
function readLength(text: string, start: number, head: string): Content | null {
  const end = start + Number(/\r\ncontent-length: (\d+)/iu.exec(head)?.[1] ?? Number.NaN);
  return text.length < end ? null : { body: text.slice(start, end), end };
}

/** Reads a body that comes in chunks, each with its length before it; null while some of it is missing. */
function readChunks(text: string, start: number): Content | null {
  const parts: string[] = [];
  for (let at = start; ;) {
    const lineEnd = text.indexOf('\r\n', at);
    if (lineEnd < 0) return null;
    const length = Number.parseInt(text.slice(at, lineEnd), 16);
    const from = lineEnd + 2;
    at = from + length + 2;
    if (text.length < at) return null;
    if (length === 0) return { body: parts.join(''), end: at };
    parts.push(text.slice(from, from + length));
  }
}
