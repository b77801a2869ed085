import { PREVIEW_ANSWERS, PREVIEW_READY, PREVIEW_WORDS, type PreviewAnswer, type PreviewWords } from '../contracts/platform/preview';
import { ERRORS, type Problem } from '../contracts/core/errors';
import { ENDPOINTS } from '../contracts/endpoints';

/** Milliseconds for which the first calls wait for the draft. */
const WAIT_MS = 4000;

/** Calls that only read, although they are sent as POST. A refusal of the session's own would log the browser out. */
const READS: readonly string[] = [ENDPOINTS.userDetails.path];

type PreviewListeners = {
  /** Hears of each answer, with the former one that it replaces. */
  readonly onAnswer: (former: object | undefined, answer: object) => void;
  /** Hears of the words that are being edited. */
  readonly onWords: (words: PreviewWords) => void;
};

/**
 * Makes this page show a draft: calls whose answers the office sends from the window around this frame are not sent, and calls that
 * change something are refused. Only a window of this site is believed.
 */
export function beginPreview({ onAnswer, onWords }: PreviewListeners): void {
  const answers = new Map<string, object>();
  let resolve: () => void = () => undefined;
  const first = new Promise<void>((come) => (resolve = come));
  window.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== window.parent || origin !== window.location.origin) return;
    const words = wordsIn(data);
    if (words !== null) return onWords(words);
    const given = answersIn(data);
    if (given === null) return;
    for (const { path, body } of given) {
      const former = answers.get(path);
      answers.set(path, body);
      onAnswer(former, body);
    }
    resolve();
  });
  const send = window.fetch.bind(window);
  const waited = Promise.race([first, new Promise<void>((late) => setTimeout(late, WAIT_MS))]);
  window.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, window.location.href);
    if (!pathname.startsWith('/api/')) return send(input, init);
    if (init?.method === 'POST') return READS.includes(pathname) ? send(input, init) : refusal();
    await waited;
    const answer = answers.get(pathname);
    return answer === undefined ? send(input, init) : Response.json(answer);
  };
  window.parent.postMessage({ type: PREVIEW_READY }, window.location.origin);
}

function answersIn(data: unknown): readonly PreviewAnswer[] | null {
  if (typeof data !== 'object' || data === null || !('type' in data) || data.type !== PREVIEW_ANSWERS) return null;
  return 'answers' in data && Array.isArray(data.answers) ? (data.answers as readonly PreviewAnswer[]) : null;
}

function wordsIn(data: unknown): PreviewWords | null {
  if (typeof data !== 'object' || data === null || !('type' in data) || data.type !== PREVIEW_WORDS) return null;
  if (!('words' in data) || typeof data.words !== 'string' || !('beside' in data) || !Array.isArray(data.beside)) return null;
  return { words: data.words, beside: data.beside.filter((text): text is string => typeof text === 'string') };
}

function refusal(): Response {
  const { status, title } = ERRORS.FORBIDDEN;
  const detail = 'This is a preview: nothing is sent.';
  const problem: Problem = { type: 'about:blank', title, status, code: 'FORBIDDEN', detail, message: detail, request_id: '' };
  return Response.json(problem, { status });
}
