import {
  CHOICE_COOKIE,
  CHOICE_COOKIE_SECONDS,
  OFFICE_VIEW_PATHS,
  type OfficeViewFacts,
  type ReasonedActInput,
  type ViewAsPersonResponse,
} from '@alltalent/shared/contracts';
import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type CurrentSession, OwnSession, SessionService } from '../../auth';
import { actingAs } from '../../kernel/audit/acting';
import { AppConfig } from '../../kernel/config/config';
import { DomainError } from '../../kernel/domain-error';
import { CurrentVisitor, type Visitor } from '../../kernel/http/access.decorators';
import { Handles } from '../../kernel/http/handles.decorator';
import { Input } from '../../kernel/http/input.decorator';
import { isViewHost } from '../../kernel/http/view-host';
import { ViewingService } from './viewing.service';

const SEE_OTHER = 303;
/** Clear-Site-Data when a view begins: what a page of the view before has stored. */
const CLEARED = '"storage"';

/** Views of the site as a member. Two of the routes exist on their host alone. */
@Controller()
export class ViewsController {
  constructor(
    private readonly viewing: ViewingService,
    private readonly sessions: SessionService,
    private readonly config: AppConfig,
  ) {}

  @Handles('viewAsPerson')
  async begin(@OwnSession() session: CurrentSession, @Input() input: ReasonedActInput): Promise<ViewAsPersonResponse> {
    return { status: 200, url: await actingAs(session.userId, () => this.viewing.begin(session, input)) };
  }

  /** Opens a view and leads to the home page. A HEAD, which programs send to look at a link, uses no token up. */
  @Get(OFFICE_VIEW_PATHS.open)
  async open(@Query('token') token: unknown, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    this.requireViewHost(request);
    const sid = request.method === 'GET' && typeof token === 'string' ? await this.viewing.open(token) : null;
    if (sid !== null) {
      this.sessions.enterView(sid, reply);
      const choice = { path: '/', maxAge: CHOICE_COOKIE_SECONDS, sameSite: 'lax' } as const;
      // Nobody is asked about cookies in a view, and nothing of it is counted.
      void reply.setCookie(CHOICE_COOKIE, 'needed', choice).header('clear-site-data', CLEARED);
    }
    await reply.redirect(sid === null ? OFFICE_VIEW_PATHS.refused : '/', SEE_OTHER);
  }

  @Get(OFFICE_VIEW_PATHS.current)
  async current(@CurrentVisitor() visitor: Visitor, @Req() request: FastifyRequest): Promise<OfficeViewFacts> {
    this.requireViewHost(request);
    const facts = await this.viewing.describe(visitor);
    if (facts === null) throw new DomainError('NOT_FOUND');
    return facts;
  }

  private requireViewHost(request: FastifyRequest): void {
    if (!isViewHost(request, this.config)) throw new DomainError('NOT_FOUND');
  }
}
