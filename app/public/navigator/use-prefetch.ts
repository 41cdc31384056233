import { useEffect } from 'react'
import { planSizes, planSources } from '../../plan-view/plan-image-view.tsx'
import type { ShownFloor } from './shown-floor.ts'

const afterThePage = 400

/** Fetches the images of the neighbouring floors in just the size that this screen will ask for. */
export function usePrefetch(neighbours: ShownFloor['neighbours']): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const plan of neighbours) {
        const image = new Image()
        image.sizes = planSizes(1)
        image.srcset = planSources(plan)
      }
    }, afterThePage)
    return () => clearTimeout(timer)
  }, [neighbours])
}
