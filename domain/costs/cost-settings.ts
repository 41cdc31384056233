import { z } from 'zod'
import { fault, type PlainFault } from '../record/fault.ts'
import { amountSchema, integerSchema } from '../record/field-schemas.ts'
import { canonicalRate, highestRate, loanYears, nearestShare, rateStep } from './cost-choice.ts'

/** How the prices relate to the value added tax: nothing is said, it is a part of them, it is added, it is not owed. */
export const vatStatements = ['unstated', 'included', 'added', 'none'] as const
export type VatStatement = (typeof vatStatements)[number]

export const maintenanceUnits = ['metre', 'apartment'] as const
export type MaintenanceUnit = (typeof maintenanceUnits)[number]

const missing: PlainFault = 'noNumber'
/** No fee and no tax of a purchase is half of the price. */
export const highestPercent = 50

function percent(highest: number) {
  return amountSchema(missing, 0.01).refine((value) => value <= highest, fault('outOfRange', 0, highest))
}

/** What the company states for the page's reckoning of what an apartment costs. An empty field leaves its line out. */
export const costSettingsSchema = z.object({
  isShown: z.boolean().default(false),
  vat: z.enum(vatStatements, fault('invalid')).default('unstated'),
  vatPercent: integerSchema(missing, 1, highestPercent).default(20),
  notaryPercent: percent(highestPercent).nullable().default(null),
  localPercent: percent(highestPercent).nullable().default(null),
  maintenance: amountSchema(missing, 0.01)
    .refine((value) => value <= 10_000, fault('outOfRange', 0, 10_000))
    .nullable()
    .default(null),
  maintenanceBy: z.enum(maintenanceUnits, fault('invalid')).default('metre'),
  ownShare: integerSchema(missing, 0, 100)
    .refine((value) => nearestShare(value) === value, fault('wrongStep', 5))
    .default(20),
  years: integerSchema(missing, loanYears.min, loanYears.max).default(25),
  /** Without an interest there is no loan. */
  rate: percent(highestRate)
    .refine((value) => canonicalRate(value) === value, fault('wrongStep', rateStep))
    .nullable()
    .default(null),
})

export type CostSettings = z.infer<typeof costSettingsSchema>

/** Estimates to begin with. Nothing is shown before somebody has looked at them and switched the reckoning on. */
export const defaultCostSettings: CostSettings = {
  ...costSettingsSchema.parse({}),
  notaryPercent: 1,
  localPercent: 3,
  rate: 3,
}

/** Whether there is something to reckon besides the price itself. */
export function showsCosts({ isShown, ...stated }: CostSettings): boolean {
  const { vat, notaryPercent, localPercent, maintenance, rate } = stated
  return isShown && (vat !== 'unstated' || [notaryPercent, localPercent, maintenance, rate].some(isFilledIn))
}

function isFilledIn(value: number | null): value is number {
  return value !== null
}
