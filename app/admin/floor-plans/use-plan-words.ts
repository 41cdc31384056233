import { createContext, useContext } from 'react'
import { floorPlansText, type PlanWords } from '../../text/admin/floor-plans.ts'

/** What the editor says, of apartments on a floor or of parking spots on a level. */
export const PlanWordsContext = createContext<PlanWords>(floorPlansText)

export function usePlanWords(): PlanWords {
  return useContext(PlanWordsContext)
}
