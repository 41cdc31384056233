import { z } from 'zod'
import { integerSchema, optionalText, requiredText } from '../record/field-schemas.ts'
import { constructionStages } from './construction-stage.ts'
import { sumOfPercents } from './payment-plan.ts'

export const maxPaymentSteps = 12

const optionalDate = z.union([z.literal(''), z.iso.date('Въведете дата')]).default('')

function optionalInteger(min: number, max: number) {
  return integerSchema('Въведете цяло число', min, max).nullable().default(null)
}

const paymentStep = z.object({
  percent: integerSchema('Въведете процент', 1, 100),
  moment: requiredText('Въведете кога се плаща', 200),
})

const paymentPlan = z
  .array(paymentStep)
  .max(maxPaymentSteps, `Най-много ${maxPaymentSteps} вноски`)
  .superRefine((steps, { addIssue }) => {
    const sum = sumOfPercents(steps)
    if (steps.length > 0 && sum !== 100)
      addIssue(`Вноските трябва да са общо 100 %, а сега са ${sum} %. Без вноски схемата не се показва.`)
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
    stage: z.enum(constructionStages, 'Изберете етап').default('none'),
    stageDate: optionalDate,
    completion: optionalText(100),
    bank: optionalText(200),
    paymentPlan,
    beachMetres: optionalInteger(0, 100_000),
    destination: optionalText(300),
  })
  .superRefine(({ permitNumber, permitDate, stage, stageDate }, { addIssue }) => {
    if (permitDate && !permitNumber)
      addIssue({ code: 'custom', path: ['permitNumber'], message: 'Въведете номер или изтрийте датата' })
    if (stageDate && stage === 'none')
      addIssue({ code: 'custom', path: ['stage'], message: 'Изберете етап или изтрийте датата' })
  })

export type BuyerFacts = z.infer<typeof buyerFactsSchema>

export const noBuyerFacts: BuyerFacts = buyerFactsSchema.parse({})
