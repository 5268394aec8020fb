import { readdirSync, readFileSync } from 'node:fs';

const LOOK_EVERY_MS = 2000;
const PAGE_BYTES = 4096;
/** Of the memory that all may hold: what pages keep outside their own processes can be told of none of them. */
const FAR_BEYOND = 1.5;

interface Process {
  pid: number;
  parent: number;
  bytes: number;
  isRenderer: boolean;
}

/** The processes below one, with the memory they hold; none where the system does not tell. */
export function processesBelow(root: number): Process[] {
  const all = readAll();
  const below = new Set([root]);
  // Parents come before children often, not always.
  for (let grew = true; grew; ) {
    const before = below.size;
    for (const { pid, parent } of all) if (below.has(parent)) below.add(pid);
    grew = below.size > before;
  }
  return all.filter(({ pid }) => below.has(pid) && pid !== root);
}

function readAll(): Process[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        const [, resident, shared] = readFileSync(`/proc/${name}/statm`, 'utf8').split(' ');
        const command = readFileSync(`/proc/${name}/cmdline`, 'utf8');
        return [
          {
            pid: Number(name),
            parent: Number(parent),
            bytes: (Number(resident) - Number(shared)) * PAGE_BYTES,
            isRenderer: command.includes('--type=renderer'),
          },
        ];
      } catch {
        return [];
      }
    });
}

interface Limits {
  page_memory_mb: number;
  memory_mb: number;
}

/** Ends a page that takes more than its share, and all of them before they take the machine's; knows how much they hold. */
export function watchMemory({ page_memory_mb, memory_mb }: Limits, onFull: () => void) {
  let held = 0;
  const look = () => {
    const processes = processesBelow(process.pid);
    held = processes.reduce((sum, { bytes }) => sum + bytes, 0);
    for (const { pid, bytes, isRenderer } of processes)
      if (isRenderer && bytes > page_memory_mb * 1_000_000) end(pid);
    if (held > memory_mb * FAR_BEYOND * 1_000_000) onFull();
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  timer.unref();
  return { heldMb: () => held / 1_000_000, stop: () => clearInterval(timer) };
}

function end(pid: number) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // Gone by itself.
  }
}
