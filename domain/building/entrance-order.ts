import { compareNumbers, inOrderOf } from '../lists/compare.ts'
import { type Entrance, entranceIds, forBuilding } from './building.ts'

/**
 * Sorts entrances as „Сграда“ lists them, where they can be moved: their ids only say in which order they were added.
 * Ones that the building no longer has are sorted by their ids.
 */
export const compareEntrances = forBuilding((building) => {
  const inOrder = inOrderOf(entranceIds(building))
  return (a: Entrance, b: Entrance): number => inOrder(a, b) || compareNumbers(a, b)
})
