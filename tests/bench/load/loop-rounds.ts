import { writeFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

/**
 * Loaded into a server with `--import`: notes how much processor time each round of its event loop takes. The time is
 * that of the main thread alone, so that it hardly depends on what else the machine does. SIGUSR2 writes the longest
 * round in milliseconds to ROUNDS_FILE, and begins anew.
 */
const file = process.env.ROUNDS_FILE
if (file && isMainThread) {
  let longest = 0
  let last = process.threadCpuUsage()
  setInterval(() => {
    const { user, system } = process.threadCpuUsage(last)
    last = process.threadCpuUsage()
    longest = Math.max(longest, (user + system) / 1000)
  }, 1).unref()
  process.on('SIGUSR2', () => {
    writeFileSync(file, String(longest))
    longest = 0
  })
}
