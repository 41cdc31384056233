import { readFileSync } from 'node:fs'
import { platform } from 'node:os'

/**
 * Returns a function that says which share of our CPU time the host has given to others since. On other systems
 * than Linux it is 0.
 */
export function watchCpuSteal(): () => number {
  const before = processorTime()
  return () => {
    const now = processorTime()
    return now.all > before.all ? (now.stolen - before.stolen) / (now.all - before.all) : 0
  }
}

function processorTime(): { stolen: number; all: number } {
  if (platform() !== 'linux') return { stolen: 0, all: 0 }
  // The columns are user, nice, system, idle, iowait, irq, softirq and steal; guest times, which follow, are
  // included in the first two.
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n')
  const ticks = line.split(/\s+/).slice(1, 9).map(Number)
  return { stolen: ticks[7] ?? 0, all: ticks.reduce((sum, one) => sum + one, 0) }
}
