import type { ConstructionStage } from '../buyer-facts/construction-stage.ts'
import type { PaymentStep } from '../buyer-facts/payment-plan.ts'
import type { CostChoice } from './cost-choice.ts'
import type { CostSettings } from './cost-settings.ts'
import { type DueInstalment, dueInstalments } from './due-instalments.ts'
import { type Loan, loanFor } from './loan.ts'

/** What an apartment costs. All amounts are integers, in cents. */
export interface PurchaseCosts {
  price: number
  /** Zero without a parking spot. */
  parking: number
  /** The tax within the price or on top of it, as the settings state it; zero where it is not owed. */
  vat: number
  /** What the contract says: apartment, parking spot, and the tax where it is added. */
  purchase: number
  /** Undefined where the settings say nothing of it. */
  notary: number | undefined
  local: number | undefined
  /** With the fees. */
  total: number
  /** Of a month. */
  maintenance: number | undefined
  /** Amounts in cents. They add up to `purchase`. */
  instalments: DueInstalment[]
  /** The sum of the instalments that are due now; zero where there is no plan. */
  due: number
  loan: Loan | undefined
}

interface PricedApartment {
  /** In euros, as it is stored; never hidden. */
  price: number
  area: number
}

interface Terms {
  settings: CostSettings
  choice: CostChoice
  plan: readonly PaymentStep[]
  stage: ConstructionStage
}

export function purchaseCosts(
  apartment: PricedApartment,
  { settings, choice, plan, stage }: Terms,
): PurchaseCosts {
  const price = cents(apartment.price)
  const parking = cents(choice.parking?.price ?? 0)
  const stated = price + parking
  const vat = vatOf(stated, settings)
  const purchase = settings.vat === 'added' ? stated + vat : stated
  const notary = feeOf(stated, settings.notaryPercent)
  const local = feeOf(stated, settings.localPercent)
  const steps = dueInstalments(purchase / 100, plan, stage).map((step) => ({
    ...step,
    amount: cents(step.amount),
  }))
  return {
    ...{ price, parking, vat, purchase, notary, local },
    total: purchase + (notary ?? 0) + (local ?? 0),
    maintenance: maintenanceOf(apartment.area, settings),
    instalments: steps,
    due: steps.reduce((sum, { isDue, amount }) => sum + (isDue ? amount : 0), 0),
    loan: settings.rate === null ? undefined : loanFor(purchase, choice),
  }
}

function cents(euros: number): number {
  return Math.round(euros * 100)
}

function vatOf(stated: number, { vat, vatPercent }: CostSettings): number {
  if (vat === 'included') return Math.round((stated * vatPercent) / (100 + vatPercent))
  return vat === 'added' ? Math.round((stated * vatPercent) / 100) : 0
}

/** In whole euros: a fee is an estimate, and cents would pretend that it is not. */
function feeOf(stated: number, percent: number | null): number | undefined {
  return percent === null ? undefined : Math.round((stated * percent) / 10_000) * 100
}

function maintenanceOf(area: number, { maintenance, maintenanceBy }: CostSettings): number | undefined {
  if (maintenance === null) return undefined
  return cents(maintenanceBy === 'metre' ? maintenance * area : maintenance)
}
