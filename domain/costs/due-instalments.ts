import { type ConstructionStage, constructionStages } from '../buyer-facts/construction-stage.ts'
import { type Instalment, instalments, type PaymentStep } from '../buyer-facts/payment-plan.ts'

export interface DueInstalment extends Instalment {
  /** Whoever buys now pays it at once. */
  isDue: boolean
}

/** „Акт 14“, „акт обр. 15“, „Акт образец 16“, as the company writes it in Bulgarian. */
const namedStage = /(?<!\p{L})акт\p{L}*\.?\s*(?:обр(?:азец|\.)?\s*)?(?:№\s*)?(14|15|16)(?!\d)/iu

/** The stage of construction at which an instalment is due; undefined where its text names none. */
export function stageOfMoment(moment: string): ConstructionStage | undefined {
  const [, act] = namedStage.exec(moment) ?? []
  return constructionStages.find((stage) => stage === `act-${act}`)
}

/**
 * Which instalments are due when somebody buys now: the first one, if it is due at no stage but at signing, and all up to
 * the last one whose stage the building has reached. The stage says it, not the day, so that cached pages stay true.
 * `plan` is in Bulgarian.
 */
export function dueAtSigning(plan: readonly PaymentStep[], reached: ConstructionStage): boolean[] {
  const stages = plan.map(({ moment }) => stageOfMoment(moment))
  const rank = (stage: ConstructionStage) => constructionStages.indexOf(stage)
  const last = stages.findLastIndex((stage) => stage !== undefined && rank(stage) <= rank(reached))
  return stages.map((stage, index) => index <= last || (index === 0 && stage === undefined))
}

/** The instalments of a price, and which of them are due when somebody buys now. */
export function dueInstalments(
  price: number,
  plan: readonly PaymentStep[],
  reached: ConstructionStage,
): DueInstalment[] {
  const due = dueAtSigning(plan, reached)
  return instalments(price, plan).map((step, index) => ({ ...step, isDue: due[index] === true }))
}
