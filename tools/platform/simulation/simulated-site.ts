import { AssignmentsService } from '@alltalent/backend/experiments/assignments';
import { ConversionsService } from '@alltalent/backend/experiments/conversions';
import { ExposuresService } from '@alltalent/backend/experiments/exposures';
import type { Conversion, ExposuresRepository, NewExposure } from '@alltalent/backend/experiments/exposures-repository';
import { visitorMac, VisitorProofs } from '@alltalent/backend/visitor-proofs';
import { type Experiment, formatPageToken, KEPT_BY_PAGE, type Release, type Rollout } from '@alltalent/shared/contracts';
import { type Visit, Visitors } from '@alltalent/shell/visitors';
import { randomId } from './random';

const SECRET_KEY = 'a secret of the simulation, which is nobody else’s';
const REMOTE = 'mf_landing';
const mac = visitorMac(SECRET_KEY);
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
export const TESTED = 'landing.singer';
export const OTHER = 'landing.about';

type Row = NewExposure & { hasConverted: boolean };

/** A page as a simulated visitor has it. */
export type Document = { readonly variant: string; readonly token: string; readonly offer: string | null; readonly cookie: string | null };

/**
 * The front door's choice of variants and the backend's services that count, around rows in memory. The test is about one of two
 * pages, and halves the visitors.
 */
export class SimulatedSite {
  readonly rows = new Map<string, Row>();
  private readonly visitors: Visitors;
  private readonly exposures: ExposuresService;
  private readonly conversions: ConversionsService;

  constructor(private readonly random: () => number) {
    const clock = { now: () => Date.now() };
    const config = { secretKey: SECRET_KEY } as ConstructorParameters<typeof VisitorProofs>[0];
    const proofs = new VisitorProofs(config, clock);
    const releases = { rolloutOf: () => Promise.resolve(ROLLOUT) } as unknown as ConstructorParameters<typeof AssignmentsService>[0];
    const assignments = new AssignmentsService(releases, proofs);
    const limits = { consume: () => Promise.resolve() } as unknown as ConstructorParameters<typeof ExposuresService>[3];
    const stored = this.repository();
    this.exposures = new ExposuresService(stored, assignments, proofs, limits, clock);
    this.conversions = new ConversionsService(assignments, releases, stored, clock);
    const newId = () => randomId(random);
    this.visitors = new Visitors({ mac: mac, isConsentImplied: false, isSecure: true, newId });
  }

  /** Sends the document of a page to a browser with these cookies. */
  open(route: string, cookie: string): Document {
    const visit: Visit = this.visitors.read({ 'user-agent': BROWSER, cookie });
    const visitor = this.visitors.assign(visit, [EXPERIMENT]);
    const token = formatPageToken({ id: randomId(this.random), route }, Date.now(), mac);
    const variant = visitor?.assigned[EXPERIMENT.name] ?? 'A';
    return { variant, token, offer: this.visitors.offerTo(visit, visitor), cookie: this.visitors.cookieOf(visit, visitor) };
  }

  /** Reports that a page was shown, as its script does. */
  async show(page: Document, route: string, vid: string): Promise<void> {
    const exposure = { remote: REMOTE, version: page.variant, token: page.token, route };
    await this.exposures.note(exposure, { ip: '192.0.2.1', userAgent: BROWSER } as Parameters<ExposuresService['note']>[1], vid);
  }

  async convert(vid: string): Promise<void> {
    await this.conversions.note(await this.conversions.find(REMOTE, vid));
  }

  private repository(): ExposuresRepository {
    const { rows } = this;
    return {
      note: (exposure: NewExposure) =>
        Promise.resolve(rows.has(exposure.visitor) || rows.set(exposure.visitor, { ...exposure, hasConverted: false })),
      convert: ({ visitor }: Conversion) => {
        const row = rows.get(visitor);
        if (row) row.hasConverted = true;
        return Promise.resolve();
      },
    } as unknown as ExposuresRepository;
  }
}

/** Value of the visitor's cookie that a page stores when statistics are allowed on it. */
export function keptCookie({ offer }: Document): string {
  return `${KEPT_BY_PAGE}${offer ?? ''}`;
}

function aRelease(version: string): Release {
  const routes = [TESTED, OTHER].map((id) => ({ id, pattern: `/${id}` }));
  return { remote: REMOTE, version, routes } as unknown as Release;
}

const VARIANTS = ['A', 'B'].map((variant) => ({ variant, weight: 5000, release: aRelease(variant) }));
const EXPERIMENT: Experiment = {
  name: 'simulated',
  salt: 'a salt of its own',
  is_paused: false,
  routes: [`/${TESTED}`],
  variants: VARIANTS,
};
const ROLLOUT: Rollout = { remote: REMOTE, stable: aRelease('A'), fallback: null, experiment: EXPERIMENT };
