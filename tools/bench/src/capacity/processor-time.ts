import { readdirSync, readFileSync } from 'node:fs';

/** Linux tells every program 100 ticks a second. */
const msPerTick = 10;

interface Stat {
  readonly parent: number;
  /** Of the process, and of those children that have ended. */
  readonly ticks: number;
  readonly residentPages: number;
}

const pageMb = 4096 / 2 ** 20;

/** Undefined for a process that has just ended. The name, in parentheses, may contain spaces. */
function readStat(pid: string): Stat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const at = (field: number): number => fields[field - 3] ?? 0;
    return {
      parent: at(4),
      ticks: [14, 15, 16, 17].reduce((sum, field) => sum + at(field), 0),
      residentPages: at(24),
    };
  } catch {
    return undefined;
  }
}

/** What one process, and those that it started, have used. */
export interface Usage {
  /** Milliseconds of processor time. */
  readonly ownMs: number;
  readonly startedMs: number;
  /** Resident megabytes. */
  readonly ownMb: number;
  readonly startedMb: number;
}

/** Reads what these processes have used until now. @throws Error on a system without `/proc` */
export function readUsage(pids: readonly number[]): Usage[] {
  const stats = new Map<number, Stat>();
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) ? readStat(name) : undefined;
    if (stat) stats.set(Number(name), stat);
  }
  const descends = (pid: number, from: number): boolean => {
    for (let at = stats.get(pid)?.parent; at !== undefined && at > 1; at = stats.get(at)?.parent)
      if (at === from) return true;
    return false;
  };
  return pids.map((pid) => {
    const own = stats.get(pid);
    const started = [...stats].filter(([other]) => descends(other, pid)).map(([, stat]) => stat);
    const sum = (of: (stat: Stat) => number) => started.reduce((all, stat) => all + of(stat), 0);
    return {
      ownMs: (own?.ticks ?? 0) * msPerTick,
      startedMs: sum(({ ticks }) => ticks) * msPerTick,
      ownMb: (own?.residentPages ?? 0) * pageMb,
      startedMb: sum(({ residentPages }) => residentPages) * pageMb,
    };
  });
}
