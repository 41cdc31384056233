const minute = 60 * 1000
const hour = 60 * minute

/** Runs the work now and every hour until stopped. Failures are reported and do not end the schedule. */
export const hourly = (work: () => Promise<void>, complain: (error: unknown) => void) =>
  every(hour, work, complain)

/** The same for work that nobody should wait for long. It begins again only after it has ended. */
export const everyMinute = (work: () => Promise<void>, complain: (error: unknown) => void) =>
  every(minute, work, complain)

function every(pause: number, work: () => Promise<void>, complain: (error: unknown) => void) {
  let isRunning = false
  const run = async () => {
    if (isRunning) return
    isRunning = true
    await work()
      .catch(complain)
      .finally(() => {
        isRunning = false
      })
  }
  let running = run()
  const timer = setInterval(() => {
    // A run that is still going on is the one to wait for.
    if (!isRunning) running = run()
  }, pause)
  timer.unref()
  return {
    /** Waits for a run in flight. */
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
