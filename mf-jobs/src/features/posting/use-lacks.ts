import { dayInIndia, jobLacks, type JobLacks, type JobStep, stepOfJobField } from '@alltalent/shared/contracts';
import { useState } from 'react';
import { useDraftState } from './use-job-draft';

/** What the job lacks before it may be sent in. */
export function useLacks(): JobLacks {
  const { content } = useDraftState();
  const [today] = useState(() => dayInIndia(Date.now()));
  return jobLacks(trimmed(content), today);
}

export function lacksOf(step: JobStep, lacks: JobLacks): JobLacks {
  return Object.fromEntries(Object.entries(lacks).filter(([field]) => stepOfJobField(field) === step));
}

type Content = Parameters<typeof jobLacks>[0];

/** The server takes blanks at the ends away, so a field of blanks is an empty one. */
function trimmed(content: Content): Content {
  const { title, posted_by, details } = content;
  const roles = content.roles.map((role) => ({ ...role, name: role.name.trim() }));
  return { ...content, title: title.trim(), posted_by: posted_by.trim(), details: details.trim(), roles };
}
