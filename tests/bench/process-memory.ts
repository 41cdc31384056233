import { readFileSync } from 'node:fs'

/** What a process holds now, and the most that it ever held, in KB. Linux only. */
export function processMemory(pid: number | undefined): { now: number; most: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const read = (name: string) => Number(status.match(new RegExp(`${name}:\\s+(\\d+)`))?.[1])
  return { now: read('VmRSS'), most: read('VmHWM') }
}
