import { createHash } from 'node:crypto'
import { type ConstructionStage, constructionStages } from '../../../domain/buyer-facts/construction-stage.ts'
import type { Instalment, Schedule } from '../../../domain/deal/schedule.ts'
import { addDays } from '../../../domain/formats/day-of-sofia.ts'
import type { Database } from '../database.ts'
import { ignoreNotFound } from '../records/record-errors.ts'
import { lockCollections, lockRecord } from '../records/records.ts'
import { getBuyerFacts, saveBuyerFacts } from '../settings.ts'
import { listSchedules, lockSchedule, setDueDays } from './schedules.ts'

export interface ReachedStage {
  stage: ConstructionStage
  /** The day on which the stage was reached. */
  day: string
  /** How many days after it the instalments are due. */
  termDays: number
}

export interface StagePlan {
  dueOn: string
  lines: { dealId: string; instalment: Instalment }[]
  /** Stands for the lines: what is carried out is what was shown. */
  seen: string
}

/** Since the preview something has changed what the stage would make due. */
export class StagePlanChanged extends Error {
  constructor() {
    super('The stage would make other instalments due than the preview has shown')
  }
}

/** Which instalments the stage makes due: those at it, or at an earlier one, that have no day yet. */
export async function planStage(db: Database, reached: ReachedStage): Promise<StagePlan> {
  return planOf(await listSchedules(db), reached)
}

/**
 * Makes the instalments due that the preview has shown, and notes the stage among the facts for buyers, unless a later one
 * is noted there. All or nothing: a sale that is recorded meanwhile waits for it, or changes what the preview says.
 */
export async function reachStage(db: Database, reached: ReachedStage, seen: string): Promise<StagePlan> {
  const batch = db.asBatch()
  return batch.write(['schedules', 'settings'], async (trx) => {
    await lockRecord(trx, 'settings', 'buyer-facts').catch(ignoreNotFound)
    await lockCollections(trx, ['settings'])
    const schedules: Schedule[] = []
    for (const { id } of (await listSchedules(batch)).sort((one, other) => (one.id < other.id ? -1 : 1))) {
      const locked = await lockSchedule(trx, id).catch(ignoreNotFound)
      if (locked) schedules.push(locked)
    }
    const plan = planOf(schedules, reached)
    if (plan.seen !== seen) throw new StagePlanChanged()
    for (const schedule of schedules) {
      const own = plan.lines.filter(({ dealId }) => dealId === schedule.id)
      const days = new Map(own.map(({ instalment }) => [instalment.id, plan.dueOn]))
      if (days.size > 0) await setDueDays(batch, schedule, days)
    }
    const { revision, values } = await getBuyerFacts(batch)
    if (rank(values.stage) < rank(reached.stage))
      await saveBuyerFacts(batch, revision, { ...values, stage: reached.stage, stageDate: reached.day })
    return plan
  })
}

function planOf(schedules: readonly Schedule[], { stage, day, termDays }: ReachedStage): StagePlan {
  const dueOn = addDays(day, termDays)
  const lines = schedules
    .flatMap(({ id, instalments }) =>
      instalments
        .filter((each) => each.dueOn === null && each.stage !== 'none' && rank(each.stage) <= rank(stage))
        .map((instalment) => ({ dealId: id, instalment })),
    )
    .sort((one, other) => (one.instalment.id < other.instalment.id ? -1 : 1))
  const shown = lines.map(({ dealId, instalment: { id, amount } }) => [dealId, id, amount])
  const seen = createHash('sha256')
    .update(JSON.stringify([stage, dueOn, shown]))
    .digest('hex')
    .slice(0, 32)
  return { dueOn, lines, seen }
}

function rank(stage: ConstructionStage): number {
  return constructionStages.indexOf(stage)
}
