import type { Database } from '../../../backend/data/database.ts'
import { findLastChange } from '../../../backend/data/history/changes.ts'
import type { PlanToEdit } from './plan-to-edit.ts'

/** Adds who has changed the plan last. */
export async function withLastChange(
  db: Database,
  collection: 'floorPlans' | 'parkingPlans' | 'buildingViews',
  shown: PlanToEdit,
): Promise<PlanToEdit> {
  return { ...shown, change: shown.plan && (await findLastChange(db, collection, shown.plan.id)) }
}
