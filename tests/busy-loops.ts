import { spawn } from 'node:child_process'

/** Each loop ends by itself after this time, in case this process is killed before it can end them. */
const longest = 45 * 60_000

/** Starts processes that use all the CPU time they can get, until this process ends. */
export function keepBusy(count: number): void {
  const loop = `const end = Date.now() + ${longest}; while (Date.now() < end);`
  const loops = Array.from({ length: count }, () =>
    spawn(process.execPath, ['--eval', loop], { stdio: 'ignore' }),
  )
  for (const process of loops) process.unref()
  process.on('exit', () => {
    for (const each of loops) each.kill('SIGKILL')
  })
}
