import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Plays the drawing program: what a release does is the code of its bundle, run when a page is drawn. */
const PROGRAM = `
const { parentPort, workerData } = require('node:worker_threads');
const progress = new Int32Array(workerData.progress);
const encode = (text) => new TextEncoder().encode(text);
const codes = new Map();
const answers = new Map();
parentPort.on('message', (message) => {
  if (message.kind === 'release') return codes.set(message.release.id, message.release.code);
  if (message.kind === 'answer') return answers.get(message.call)(message.answer && message.answer.answer);
  if (message.kind !== 'draw') return;
  const { draw, remote, version } = message;
  Atomics.store(progress, 1, draw);
  const send = (rest) => parentPort.postMessage({ draw, ...rest });
  const ask = (path) => new Promise((resolve) => { answers.set(draw, resolve); send({ kind: 'call', call: draw, path }); });
  const drawn = (html) => send({ kind: 'drawn', reused: [], result: { html: encode(html), data: encode(JSON.stringify({ remote, version })) } });
  const fail = (reason) => send({ kind: 'failed', reason });
  const running = (work) => { Atomics.store(progress, 0, draw); work(); Atomics.store(progress, 0, 0); };
  try {
    new Function('url', 'drawn', 'ask', 'running', 'fail', codes.get(message.release))(message.url, drawn, ask, running, fail);
  } catch (error) {
    fail(String(error));
  }
});
`;

/** Writes the program to a file and returns its path. */
export function writeDrawingProgram(program = PROGRAM): string {
  const file = join(mkdtempSync(join(tmpdir(), 'alltalent-drawing-')), 'program.cjs');
  writeFileSync(file, program);
  return file;
}
