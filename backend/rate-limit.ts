/** How many of something may happen within a stretch of time. */
export interface RateLimit {
  /** Counts one more for this key, unless that would be too many. */
  allows(key: string): boolean
}

interface Rule {
  most: number
  within: number
}

/** Kept in memory: a restart forgives, and each of several servers counts for itself. */
export function createRateLimit({ most, within }: Rule, now: () => number = Date.now): RateLimit {
  const moments = new Map<string, number[]>()
  return {
    allows(key) {
      forgetOld(moments, now() - within)
      const recent = moments.get(key) ?? []
      if (recent.length >= most) return false
      moments.set(key, [...recent, now()])
      return true
    },
  }
}

function forgetOld(moments: Map<string, number[]>, before: number): void {
  for (const [key, times] of moments) {
    const recent = times.filter((time) => time > before)
    if (recent.length === 0) moments.delete(key)
    else if (recent.length < times.length) moments.set(key, recent)
  }
}
