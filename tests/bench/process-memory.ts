import { readFileSync } from 'node:fs'

/** The resident memory of a process now, and its peak, in KB. Works on Linux only. */
export function processMemory(pid: number | undefined): { now: number; most: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const read = (name: string) => Number(status.match(new RegExp(`${name}:\\s+(\\d+)`))?.[1])
  return { now: read('VmRSS'), most: read('VmHWM') }
}
