const hour = 60 * 60 * 1000

/** Runs the work now and every hour until stopped. Failures are reported and do not end the schedule. */
export function hourly(work: () => Promise<void>, complain: (error: unknown) => void) {
  const run = () => work().catch(complain)
  let running = run()
  const timer = setInterval(() => {
    running = run()
  }, hour)
  timer.unref()
  return {
    /** Waits for a run in flight. */
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
