import { rasterise } from '../../demo/drawing/rasterise.ts'
import { demoFloor, demoPlaces, type PlanCase } from './plan-case.ts'

/** The plans of the demo building as it draws them. */
export const demoPlans: PlanCase[] = demoPlaces.map(({ entrance, floor }) => {
  const { svg, ...parts } = demoFloor(entrance, floor)
  return { name: `demo ${entrance}/${floor}`, ...parts, render: () => rasterise(svg) }
})
