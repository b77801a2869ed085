import { ENDPOINTS, type Registry, type SignedKind, type SignedText } from '@alltalent/shared/contracts';
import type { Backends } from '../proxy/backends';
import { frontDoorHeader } from './front-door-header';
import { RegistrySnapshot, readSigned, revisionOf } from './registry-snapshot';
import { readRegistry } from './registry-shape';
import type { RegistryOptions, RegistrySource, RegistryState } from './registry-source';
import { TrustedKeys } from './trusted-keys';

const POLL_MS = 2000;
const POLL_AFTER_CHANGE_MS = 100;
const TIMEOUT_MS = 3000;
/** Served while no registry is known: no remotes, so only the shell works. */
const NOTHING: Registry = { revision: 0, issued_at: 0, expires_at: Infinity, keys: [], rollouts: [] };

/**
 * The releases that visitors get. Polled with an ETag and stored on disk while valid. Never replaced by a registry that is
 * older, expired, refers to a foreign origin, or is signed with another key.
 */
export class PolledRegistry implements RegistrySource {
  private readonly keys: TrustedKeys;
  private readonly snapshot: RegistrySnapshot;
  private readonly now: () => number;
  private registry = NOTHING;
  /** Highest revision seen, even in a snapshot that has expired since. */
  private floor = 0;
  private etag: string | undefined;
  private confirmedAt: number | null = null;
  private timer: NodeJS.Timeout | undefined;
  private isPolling = false;
  private trouble = '';
  private leftOut = '';

  constructor(
    private readonly backends: Backends,
    private readonly options: RegistryOptions,
  ) {
    this.keys = new TrustedKeys(options.publicKeys, options.stateDir);
    this.snapshot = new RegistrySnapshot(options.stateDir);
    this.now = options.now ?? Date.now;
    this.useSnapshot();
  }

  current(): Registry {
    if (this.registry.expires_at > this.now()) return this.registry;
    this.options.log.warn({ event: 'registry-expired', revision: this.floor }, 'the last good registry has expired, no remote is served');
    this.etag = undefined;
    return (this.registry = NOTHING);
  }

  state(): RegistryState {
    const { revision, issued_at: issuedAt } = this.current();
    const since = (time: number | null) => (time === null ? null : Math.round((this.now() - time) / 1000));
    return { revision, registry_age_s: since(issuedAt || null), registry_confirmed_s: since(this.confirmedAt) };
  }

  verify(kind: SignedKind, signed: SignedText): boolean {
    return this.keys.hasKeys && this.keys.hasSigned(kind, signed);
  }

  async refresh(): Promise<void> {
    try {
      const headers = { ...(this.etag ? { 'if-none-match': this.etag } : {}), ...this.statusHeader() };
      const response = await this.backends.read(ENDPOINTS.registry.path, { headers, timeoutMs: TIMEOUT_MS });
      if (response.status === 200) this.accept(await readSigned(response), response.headers.get('etag'));
      else if (response.status !== 304) throw new Error(`status ${response.status}`);
      this.confirmedAt = this.now();
      this.note('');
    } catch (error) {
      this.note(error instanceof Error ? error.message : String(error));
    }
  }

  start(): void {
    this.isPolling = true;
    const before = this.registry;
    void this.refresh().then(() => {
      // Polls again soon after a change: a publisher waits to hear that it is served.
      const restMs = this.registry === before ? POLL_MS : POLL_AFTER_CHANGE_MS;
      if (this.isPolling) this.timer = setTimeout(() => this.start(), restMs).unref();
    });
  }

  stop(): void {
    this.isPolling = false;
    clearTimeout(this.timer);
  }

  private statusHeader(): Record<string, string> {
    const { revision } = this.current();
    return frontDoorHeader(this.options.identity, { revision, trouble: this.trouble, left_out: this.leftOut, said_at: this.now() });
  }

  private accept(signed: SignedText, etag: string | null): void {
    const before = this.registry.revision;
    this.apply(signed);
    const { revision } = this.registry;
    if (revision !== before) this.options.log.info({ event: 'registry-taken', revision }, 'registry taken over');
    this.keys.follow(signed.public_key, this.registry.keys);
    this.snapshot.write(signed);
    // Set last, so that a registry that could not be stored is requested again.
    this.etag = etag ?? undefined;
  }

  /** Accepts a registry. Throws when any check fails. */
  private apply(signed: SignedText): void {
    if (this.keys.hasKeys && !this.keys.has(signed.public_key)) throw new Error('it is signed with another key');
    if (!this.keys.hasSigned('registry', signed)) throw new Error('its signature is wrong');
    const { registry, leftOut } = readRegistry(signed.payload, this.now(), this.options.origins);
    if (registry.revision < this.floor) throw new Error(`revision ${registry.revision} is older than ${this.floor}`);
    this.registry = registry;
    this.floor = registry.revision;
    this.noteLeftOut(leftOut.join('; '));
  }

  private useSnapshot(): void {
    const snapshot = this.snapshot.read();
    if (snapshot === null) return;
    try {
      if (this.keys.hasSigned('registry', snapshot)) this.floor = revisionOf(snapshot);
      this.apply(snapshot);
      this.keys.follow(snapshot.public_key, this.registry.keys);
    } catch (error) {
      this.options.log.warn({ event: 'registry-refused', reason: String(error) }, 'the kept registry is of no use');
    }
  }

  private noteLeftOut(what: string): void {
    if (what === this.leftOut) return;
    this.leftOut = what;
    this.options.log.warn({ event: 'release-left-out', revision: this.registry.revision, what }, 'releases that are not served');
  }

  /** Logs each change of the problem once, however often polling repeats it. */
  private note(trouble: string): void {
    if (trouble === this.trouble) return;
    this.trouble = trouble;
    const context = { event: trouble === '' ? 'registry-back' : 'registry-refused', reason: trouble, revision: this.registry.revision };
    if (trouble === '') this.options.log.info(context, 'the registry is in order again');
    else this.options.log.warn(context, 'registry not refreshed, the last good one stays');
  }
}
