import { createContext, useContext } from 'react'
import { floorPlansText, type PlanText } from '../../../text/admin/plans.ts'

/** The texts of the editor: about apartments on a floor, or about parking spots on a level. */
export const PlanTextContext = createContext<PlanText>(floorPlansText)

export function usePlanText(): PlanText {
  return useContext(PlanTextContext)
}
