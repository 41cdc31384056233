import { readFileSync } from 'node:fs'
import { platform } from 'node:os'

/**
 * Returns a function that says which share of our CPU time the host has given to others since. On other systems
 * than Linux it is 0.
 */
export function watchHost(): () => number {
  const before = processorTime()
  return () => {
    const now = processorTime()
    return now.all > before.all ? (now.taken - before.taken) / (now.all - before.all) : 0
  }
}

function processorTime(): { taken: number; all: number } {
  if (platform() !== 'linux') return { taken: 0, all: 0 }
  // The columns are user, nice, system, idle, iowait, irq, softirq and steal; guest times, which follow, are
  // included in the first two.
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n')
  const ticks = line.split(/\s+/).slice(1, 9).map(Number)
  return { taken: ticks[7] ?? 0, all: ticks.reduce((sum, one) => sum + one, 0) }
}
