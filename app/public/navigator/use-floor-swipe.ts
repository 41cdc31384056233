import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import type { FloorPlanPlace } from '../../../domain/floor-plan/floor-plan.ts'
import type { UsedPlanView } from '../../plan-view/use-plan-view.ts'
import { placeUrl } from '../navigator-urls.ts'
import { neighboursOf } from './neighbours.ts'
import { swipeDirection } from './swipe-direction.ts'

/**
 * A finger that is drawn over a plan in its full size leads on: to the left one floor up, to the right one down, and
 * where the page does not scroll, up or down to the other entrance.
 */
export function useFloorSwipe({ frame, view }: UsedPlanView, { entrance, floor }: FloorPlanPlace): void {
  const navigate = useNavigate()
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const { below, above, beside } = neighboursOf({ entrance, floor })
    const ways = { left: above, right: below, up: beside, down: beside }
    let from: PointerEvent | undefined

    const press = (event: PointerEvent) => {
      const alone = event.isPrimary && event.pointerType === 'touch' && view().zoom === 1
      from = alone ? event : undefined
    }
    const release = (event: PointerEvent) => {
      const direction = from && view().zoom === 1 ? swipeDirection(from, event) : undefined
      from = undefined
      const to = direction && ways[direction]
      if (to) navigate(placeUrl(to), { preventScrollReset: true })
    }
    frame.current?.addEventListener('pointerdown', press, { signal })
    frame.current?.addEventListener('pointerup', release, { signal })
    return () => listening.abort()
  }, [frame, view, entrance, floor, navigate])
}
