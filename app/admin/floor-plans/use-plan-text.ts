import { createContext, useContext } from 'react'
import { floorPlansText, type PlanText } from '../../text/admin/floor-plans.ts'

/** What the editor says, of apartments on a floor or of parking spots on a level. */
export const PlanTextContext = createContext<PlanText>(floorPlansText)

export function usePlanText(): PlanText {
  return useContext(PlanTextContext)
}
