import { readFileSync } from 'node:fs'

/** The resident memory of a process now, and its peak, in KB. Works on Linux only. */
export function processMemory(pid: number | undefined): { now: number; most: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const read = (name: string) => Number(status.match(new RegExp(`${name}:\\s+(\\d+)`))?.[1])
  return { now: read('VmRSS'), most: read('VmHWM') }
}

/** The processor time that a process has used, in all its threads. */
export function processorSeconds(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  const ticksPerSecond = 100
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}
