import type { OwnApplicationsResponse } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { VideosService } from '../../videos';
import { tapesOf, toOwnApplication, toOwnInvitation } from './applications.mapper';
import { ApplicationsRepository } from './applications.repository';
import { AroundJobsService } from './around-jobs.service';
import { InvitationsRepository } from './invitations.repository';

const MOST_SHOWN = 500;

/** Reads a talent's applications and invitations. */
@Injectable()
export class OwnApplicationsService {
  constructor(
    private readonly applications: ApplicationsRepository,
    private readonly invitations: InvitationsRepository,
    private readonly around: AroundJobsService,
    private readonly videos: VideosService,
  ) {}

  async read(userId: string): Promise<OwnApplicationsResponse> {
    const [applications, invitations] = await Promise.all([
      this.applications.findOfUser(userId, MOST_SHOWN),
      this.invitations.findOfUser(userId, MOST_SHOWN),
    ]);
    const [aroundOf, steps, videos] = await Promise.all([
      this.around.read([...applications, ...invitations]),
      this.applications.findSteps(applications.map(({ id }) => id)),
      this.videos.existing(tapesOf(applications)),
    ]);
    return {
      status: 200,
      data: applications.flatMap((row) =>
        aroundOf(row).map((around) => toOwnApplication(row, steps.get(row.id) ?? [], { ...around, videos })),
      ),
      invitations: invitations.flatMap((row) => aroundOf(row).map((around) => toOwnInvitation(row, around))),
    };
  }
}
