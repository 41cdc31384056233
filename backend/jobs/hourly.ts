const hour = 60 * 60 * 1000

/** Does the work now and every hour until stopped. A failure is told and does not end it. */
export function hourly(work: () => Promise<void>, complain: (error: unknown) => void) {
  const run = () => work().catch(complain)
  let running = run()
  const timer = setInterval(() => {
    running = run()
  }, hour)
  timer.unref()
  return {
    /** Waits for work that is in flight. */
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
