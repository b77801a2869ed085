import type { FastifyReply } from 'fastify';
import type { PeopleFile } from './people-files.service';

/** Sends a file to be saved under its name and kept by no cache; returns the body. */
export function sendPeopleFile(reply: FastifyReply, { name, type, content }: PeopleFile): Buffer {
  void reply.header('content-disposition', `attachment; filename="${name}"`).header('cache-control', 'private, no-store').type(type);
  return content;
}
