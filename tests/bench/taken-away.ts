import { readFileSync } from 'node:fs'
import { platform } from 'node:os'

/** Which part of our processors the host has given to others since this was called. Only Linux tells. */
export function watchHost(): () => number {
  const before = processorTime()
  return () => {
    const now = processorTime()
    return now.all > before.all ? (now.taken - before.taken) / (now.all - before.all) : 0
  }
}

function processorTime(): { taken: number; all: number } {
  if (platform() !== 'linux') return { taken: 0, all: 0 }
  // User, nice, system, idle, iowait, irq, softirq, steal; what follows is counted in the first two already.
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n')
  const ticks = line.split(/\s+/).slice(1, 9).map(Number)
  return { taken: ticks[7] ?? 0, all: ticks.reduce((sum, one) => sum + one, 0) }
}
