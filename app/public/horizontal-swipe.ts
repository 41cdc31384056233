import { type TouchEvent, useRef } from 'react'

const farEnough = 50

/** Detects a swipe of one finger that is long enough and more horizontal than vertical. */
export function useHorizontalSwipe({ onLeft, onRight }: { onLeft(): void; onRight(): void }) {
  const start = useRef<{ x: number; y: number }>(undefined)
  return {
    onTouchStart(event: TouchEvent) {
      const touch = event.touches[0]
      start.current = event.touches.length === 1 && touch ? { x: touch.clientX, y: touch.clientY } : undefined
    },
    onTouchEnd(event: TouchEvent) {
      const touch = event.changedTouches[0]
      if (!start.current || !touch) return
      const x = touch.clientX - start.current.x
      const y = touch.clientY - start.current.y
      start.current = undefined
      if (Math.abs(x) < farEnough || Math.abs(x) < Math.abs(y)) return
      if (x < 0) onLeft()
      else onRight()
    },
  }
}
