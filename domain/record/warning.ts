import { isHiddenPrice } from '../formats/money.ts'

interface Identified {
  /**
   * Contains the values that the warning is about, so that a confirmation does not hold for other values. It
   * has no spaces, because a confirmation separates ids by them.
   */
  id: string
}

/**
 * Something odd about values that may still be saved, once a person has confirmed it. text/admin/warnings.ts has the
 * sentences.
 */
export type Warning = Identified & WarningReason

export type WarningReason =
  | { kind: 'price-hidden'; before: number }
  | { kind: 'price-changed'; before: number; now: number; percent: number }
  | { kind: 'net-area-above-total'; netArea: number; area: number }
  | { kind: 'apartment-number-taken'; entrance: string; number: string }
  | { kind: 'parking-number-taken'; number: string }
  | { kind: 'unusual-rooms'; rooms: number; type: string }
  | { kind: 'files-gone'; count: number }
  /** Of a row in a file of which nobody knows how old it is. */
  | { kind: 'undated-status'; status: string }
  | { kind: 'last-day-past'; day: string }
  | { kind: 'last-day-far'; day: string; most: number }
  | { kind: 'first-day-far'; day: string; most: number }
  | { kind: 'deposit-above-price'; deposit: number; price: number }
  | { kind: 'final-price-off'; finalPrice: number; listPrice: number; percent: number }
  | { kind: 'contract-before-reservation'; contractDate: string; from: string }
  /** `percent` is of the known part of the list price. */
  | { kind: 'discount-waits'; percent: number; unpricedUnits: number; limit: number }
  | {
      kind: 'reservation-stays'
      reservationId: string
      buyerName: string
      until: string
      now: 'available' | 'sold'
    }
  | { kind: 'sale-stays'; reservationId: string; buyerName: string; contractDate: string | null }
  /** Of a unit that becomes sold although nobody has recorded to whom, when and for how much. */
  | { kind: 'sale-missing' }
  | { kind: 'viewing-past'; day: string }
  /** Without `open`, nobody works on that day. */
  | { kind: 'outside-hours'; day: string; open: { from: string; until: string } | undefined }

/** What a person probably meant instead of confirming a warning. */
export interface Way {
  label: string
  /** The URL of a screen of the admin. */
  to: string
}

/** A warning as people read it. */
export interface ExplainedWarning extends Identified {
  message: string
  way?: Way
  /** What the button says that confirms this warning, where it can say more than that of any warning. */
  confirm?: string
}

const maxPriceChangePercent = 10

/** Warns of a price that differs by over ten percent from the stored one, unless the stored one is hidden. */
export function priceWarnings(before: number, now: number): Warning[] {
  if (isHiddenPrice(before) || before === now) return []
  const percent = ((now - before) / before) * 100
  if (Math.abs(percent) <= maxPriceChangePercent) return []
  const id = `price:${now}`
  return [
    isHiddenPrice(now)
      ? { id, kind: 'price-hidden', before }
      : { id, kind: 'price-changed', before, now, percent },
  ]
}

/** Warns of a net area above the total one, which includes it and a share of the common parts. */
export function areaWarnings({ netArea, area }: { netArea: number; area: number }): Warning[] {
  if (netArea <= area) return []
  return [{ id: `areas:${netArea}:${area}`, kind: 'net-area-above-total', netArea, area }]
}

/** Leaves out warnings that the stored record gives, too: they were confirmed when it was saved. */
export function newWarnings(now: readonly Warning[], before: readonly Warning[]): Warning[] {
  return now.filter(({ id }) => !before.some((known) => known.id === id))
}

/** What a form sends as `confirmed`: the ids of the warnings that a person has confirmed. */
export function confirmationOf(warnings: readonly Identified[]): string {
  return warnings.map(({ id }) => id).join(' ')
}

export function isConfirmed(warnings: readonly Identified[], confirmation: string): boolean {
  const confirmedIds = confirmation.split(' ')
  return warnings.every(({ id }) => confirmedIds.includes(id))
}

/**
 * In a confirmation, in place of the id of a warning: the person does not confirm the warning, but takes its way once
 * the rest of the form is saved.
 */
export const takenWay = 'way'

export function takesWay(confirmation: string): boolean {
  return confirmation.split(' ').includes(takenWay)
}

/** Asks a person to confirm warnings before something is saved. */
export interface Question {
  warnings: string[]
  /** What the person probably meant instead. */
  ways?: Way[]
  /** What the confirming button says, where all warnings say the same. */
  confirm?: string
  /** What the next request sends as `confirmed`. */
  confirmation: string
}

export function questionOf(warnings: readonly ExplainedWarning[]): Question {
  const ways = warnings.flatMap(({ way }) => way ?? [])
  const [confirm, ...others] = new Set(warnings.map((warning) => warning.confirm))
  return {
    warnings: warnings.map(({ message }) => message),
    confirmation: confirmationOf(warnings),
    ...(ways.length > 0 && { ways }),
    ...(confirm && others.length === 0 && { confirm }),
  }
}
