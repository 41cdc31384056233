import { z } from 'zod'
import { fault } from '../record/fault.ts'
import { integerSchema, optionalText, requiredText } from '../record/field-schemas.ts'
import { constructionStages } from './construction-stage.ts'
import { sumOfPercents } from './payment-plan.ts'

export const maxPaymentSteps = 12

const optionalDate = z.union([z.literal(''), z.iso.date(fault('noDate'))]).default('')

function optionalInteger(min: number, max: number) {
  return integerSchema('noInteger', min, max).nullable().default(null)
}

const paymentStep = z.object({
  percent: integerSchema('noInstalment', 1, 100),
  moment: requiredText('noPaymentMoment', 200),
})

const paymentPlan = z
  .array(paymentStep)
  .max(maxPaymentSteps, fault('tooManyInstalments', maxPaymentSteps))
  .superRefine((steps, { addIssue }) => {
    const sum = sumOfPercents(steps)
    if (steps.length > 0 && sum !== 100) addIssue(fault('wrongSum', sum))
  })
  .default([])

/** Facts that buyers ask for first. All of them are optional, and pages leave out what is empty. */
export const buyerFactsSchema = z
  .object({
    builder: optionalText(200),
    builderYears: optionalInteger(1, 200),
    finishedProjects: optionalText(1000),
    permitNumber: optionalText(100),
    permitDate: optionalDate,
    stage: z.enum(constructionStages, fault('noStageChosen')).default('none'),
    stageDate: optionalDate,
    completion: optionalText(100),
    bank: optionalText(200),
    paymentPlan,
    beachMetres: optionalInteger(0, 100_000),
    destination: optionalText(300),
  })
  .superRefine(({ permitNumber, permitDate, stage, stageDate }, { addIssue }) => {
    if (permitDate && !permitNumber)
      addIssue({ code: 'custom', path: ['permitNumber'], message: fault('dateWithoutPermit') })
    if (stageDate && stage === 'none')
      addIssue({ code: 'custom', path: ['stage'], message: fault('dateWithoutStage') })
  })

export type BuyerFacts = z.infer<typeof buyerFactsSchema>

export const noBuyerFacts: BuyerFacts = buyerFactsSchema.parse({})
