export class TooSlow extends Error {}

const tick = 1000

/**
 * Rejects with TooSlow when the work takes longer than `timeout` milliseconds. Time in a hidden tab does not count:
 * browsers draw nothing there, so the work rests.
 */
export async function withTimeout<Result>(
  work: Promise<Result>,
  timeout: number,
  cancel?: () => void,
): Promise<Result> {
  let spent = 0
  let timer: ReturnType<typeof setInterval> | undefined
  const expired = new Promise<never>((_, reject) => {
    timer = setInterval(() => {
      if (document.hidden) return
      spent += tick
      if (spent < timeout) return
      cancel?.()
      reject(new TooSlow())
    }, tick)
  })
  try {
    return await Promise.race([work, expired])
  } finally {
    clearInterval(timer)
  }
}
