import { writeSync } from 'node:fs'

/**
 * Preloaded into a server whose memory is measured: on SIGUSR2 it collects garbage and logs how much memory
 * remains.
 */
process.on('SIGUSR2', () => {
  globalThis.gc?.()
  const { rss, heapUsed, external } = process.memoryUsage()
  // Writes to the file descriptor, as the console belongs to the server's logger and its level.
  writeSync(1, `${JSON.stringify({ level: 30, msg: 'memory', rss, heap: heapUsed + external })}\n`)
})
