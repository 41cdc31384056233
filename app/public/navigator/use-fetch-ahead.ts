import { useEffect } from 'react'
import { planSizes, planSources } from '../../plan-view/plan-picture.tsx'
import type { ShownFloor } from './shown-floor.ts'

const afterThePage = 400

/** Fetches the pictures of the neighbouring floors in just the size that this screen will ask for. */
export function useFetchAhead(neighbours: ShownFloor['neighbours']): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const plan of neighbours) {
        const picture = new Image()
        picture.sizes = planSizes(1)
        picture.srcset = planSources(plan)
      }
    }, afterThePage)
    return () => clearTimeout(timer)
  }, [neighbours])
}
