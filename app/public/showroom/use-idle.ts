import { useEffect, useRef, useState } from 'react'

/** In seconds without a touch: when the way back is announced, and when it is gone. */
export const idleTimes = { warn: 75, leave: 90 } as const

const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const

/**
 * Calls `leave` after 90 seconds without a touch, while `isOn`. Returns how many seconds are left once the way back is
 * announced. The clock is asked each second, because timers stand still while a computer sleeps.
 */
export function useIdle(isOn: boolean, leave: () => void): number | undefined {
  const [left, setLeft] = useState<number>()
  const latest = useRef(leave)
  useEffect(() => {
    latest.current = leave
  }, [leave])
  useEffect(() => {
    if (!isOn) return
    const listening = new AbortController()
    let touched = Date.now()
    const touch = () => {
      touched = Date.now()
      setLeft(undefined)
    }
    for (const sign of signs)
      addEventListener(sign, touch, { capture: true, passive: true, signal: listening.signal })
    const timer = setInterval(() => {
      const seconds = (Date.now() - touched) / 1000
      if (seconds >= idleTimes.leave) latest.current()
      else if (seconds >= idleTimes.warn) setLeft(Math.ceil(idleTimes.leave - seconds))
    }, 1000)
    return () => {
      clearInterval(timer)
      listening.abort()
      setLeft(undefined)
    }
  }, [isOn])
  return left
}
