import { ENGINE_NAMES, type Engine } from './options';
import type { Machine } from './machine';
import type { Sample } from './statistics';

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return 'Not measured in this run.';
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

export function percent({ spread }: Sample): string {
  return `${Math.round(spread * 100)} %`;
}

export function machineText({ cores, memoryGb, platform, node, engines }: Machine): string {
  const versions = Object.entries(engines).map(([engine, version]) => `${ENGINE_NAMES[engine as Engine]} ${version}`);
  return [`${cores} cores`, `${memoryGb} GB`, platform, `Node ${node}`, ...versions].join(', ');
}
