import { cpus } from 'node:os';
import type { PageSettings } from '@alltalent/shared/api';
import type { Asset, Release } from '@alltalent/shared/contracts';
import type { ReusedAnswer } from '../../drawing/protocol';
import type { Backends } from '../proxy/backends';
import { BackendCalls } from './backend-calls';
import { type DrawCounts, type DrawOutcome, LEFT_REASONS, type LeftPage, type LeftReason, type StyledHtml } from './draw-outcome';
import { DrawingWorker, type DrawJob, type WorkerLimits } from './drawing-worker';
import { DrawnPages } from './drawn-pages';
import { FailedDraws } from './failed-draws';
import { given, RecentAnswers } from './recent-answers';
import { ReleaseCodes } from './release-codes';
import { ReleaseStyles } from './release-styles';

/** Pages one worker draws at a time; more are left to the browser. */
const MOST_AT_ONCE = 32;
const LIMITS: WorkerLimits = { drawMs: 1500, memoryMb: 256 };

export type DrawablePage = {
  readonly release: Pick<Release, 'remote' | 'version' | 'base' | 'server'>;
  /** Path and query. */
  readonly url: string;
  readonly remotes: DrawJob['remotes'];
  /** Patterns of pages that went with a deleted remote. */
  readonly gone: readonly string[];
  /** There is no such page; what is drawn says so. */
  readonly isMissing: boolean;
  readonly styles: readonly Asset[];
  /** Names the page for the cache together with the URL: the releases that its visitor gets, the pages that are gone, and whether it is there. */
  readonly key: string;
  /** IP address of the visitor whose request is the first for this page. */
  readonly ip: string;
};

export type DrawingOptions = {
  readonly backends: Backends;
  readonly settings: PageSettings;
  /** The worker's program. */
  readonly file: string;
  readonly readFile: (url: string) => Promise<Uint8Array>;
  /** Called once for each attempt that failed, for the log. */
  readonly onFailure: (release: Pick<Release, 'remote' | 'version'>, reason: string, stack?: string) => void;
  readonly workers?: number;
  readonly limits?: WorkerLimits;
  readonly now?: () => number;
};

/**
 * Drawing for visitors who get what is published, and apart from it for those with an override: a release that nobody has
 * seen yet takes no worker, no kept page and no pause from others.
 */
export type Drawings = { readonly published: PageDrawing; readonly overridden: PageDrawing };

/** Draws pages for visitors without an account, in worker threads; a page that cannot be drawn is left to the browser. */
export class PageDrawing {
  private readonly workers: readonly DrawingWorker[];
  private readonly codes: ReleaseCodes;
  private readonly styles: ReleaseStyles;
  private readonly pages: DrawnPages;
  private readonly failed: FailedDraws;
  private readonly answers: RecentAnswers;
  private drawn = 0;
  private kept = 0;
  private readonly left = new Map<LeftReason, number>();

  constructor(private readonly options: DrawingOptions) {
    const { backends, file, settings, readFile, onFailure, now = Date.now } = options;
    const { limits = LIMITS, workers = Math.max(1, cpus().length - 1) } = options;
    this.workers = Array.from({ length: workers }, () => new DrawingWorker(file, settings, limits));
    this.codes = new ReleaseCodes(readFile, settings.publicUrl, onFailure, now);
    this.styles = new ReleaseStyles(readFile, onFailure, now);
    this.pages = new DrawnPages(now);
    this.failed = new FailedDraws(now);
    this.answers = new RecentAnswers(backends, now);
  }

  /**
   * Returns the page's HTML with its stylesheets and the data it was drawn from, or why the browser has to draw it. A fault is
   * named for each request that the release leaves without a drawn page, not only for the attempts: a release that fails is
   * hardly tried.
   */
  async draw(page: DrawablePage): Promise<StyledHtml | LeftPage> {
    const outcome = await this.styledOutcomeOf(page);
    if ('left' in outcome) this.left.set(outcome.left, (this.left.get(outcome.left) ?? 0) + 1);
    return outcome;
  }

  /**
   * Returns whether a fault of this release may be held against it. Not while no other release is drawn: then the drawing
   * itself may be broken.
   */
  mayBlame({ server }: Pick<Release, 'server'>): boolean {
    return server !== undefined && this.failed.drawsOthers(server.integrity);
  }

  counts(): DrawCounts {
    const left = Object.fromEntries(LEFT_REASONS.map((reason) => [reason, this.left.get(reason) ?? 0])) as Record<LeftReason, number>;
    return { drawn: this.drawn, kept: this.kept, left };
  }

  async stop(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.stop()));
  }

  private async styledOutcomeOf(page: DrawablePage): Promise<StyledHtml | LeftPage> {
    const [outcome, styles] = await Promise.all([this.outcomeOf(page), this.styles.of(page.release, page.styles)]);
    if (!('html' in outcome)) return outcome;
    return styles === null ? { left: 'unreadable', fault: null } : { ...outcome, styles };
  }

  private async outcomeOf(page: DrawablePage): Promise<DrawOutcome> {
    const { release, key, url } = page;
    const id = `${key} ${url}`;
    const pause = release.server && this.failed.pauseOf({ page: id, release: release.server.integrity });
    if (pause) return { left: 'paused', fault: pause.fault };
    const calls = new BackendCalls(this.answers, page.ip, this.options.now ?? Date.now);
    let own: DrawOutcome | null = null;
    const outcome = await this.pages.get(id, {
      draw: async () => ({ outcome: (own = await this.drawNew(page, id, calls)), answers: calls.answers }),
      areCurrent: (answers) => calls.areCurrent(answers),
      get askedAt() {
        return calls.askedAt;
      },
    });
    if ('html' in outcome && outcome !== own) this.kept += 1;
    return outcome;
  }

  private async drawNew({ release, url, remotes, gone, isMissing }: DrawablePage, id: string, calls: BackendCalls): Promise<DrawOutcome> {
    const code = await this.codes.of(release);
    if ('left' in code) return code;
    const worker = this.workers.toSorted((one, other) => one.load - other.load)[0];
    if (!worker || worker.load >= MOST_AT_ONCE) return { left: 'busy', fault: null };
    const { remote, version } = release;
    const call = async (path: string) => {
      const answer = await calls.ask(path);
      return answer && given(answer);
    };
    const onReused = (answers: readonly ReusedAnswer[]) => calls.noteReused(answers);
    const result = await worker.draw({ release: code, remote, version, url, remotes, gone, isMissing, call, onReused });
    if ('html' in result) {
      this.drawn += 1;
      this.failed.noteDrawn(code.id);
      return result;
    }
    if (result.fault === null) return { left: calls.areToBlame ? 'unanswered' : 'other', fault: null };
    this.options.onFailure(release, result.fault, result.stack);
    const left: LeftPage = calls.areToBlame ? { left: 'unanswered', fault: null } : { left: 'failed', fault: result.fault };
    this.failed.note({ page: id, release: code.id, fault: left.fault });
    return left;
  }
}
