import { href } from 'react-router'
import type { ChangeBatch } from '../../../backend/data/history/history.ts'
import type { FoundFacts } from '../../../backend/data/history/record-facts.ts'
import { isRevertable } from '../../../backend/data/history/revert-batch.ts'
import type { Building } from '../../../domain/building/building.ts'
import type { RecordChange } from '../../../domain/record/record-change.ts'
import { historyText as text } from '../../../text/admin/history.ts'
import { type ChangeView, describeChange } from './describe-change.ts'

/** An action on a reservation. All that it changed is one entry of the history. */
export type ReservationAct = keyof typeof text.acts

const ends: Record<string, ReservationAct> = {
  running: 'resumed',
  released: 'released',
  expired: 'expired',
  sold: 'sold',
}

/** Derives the action from the change of the reservation record. */
export function actOf({ kind, fields }: Pick<RecordChange, 'kind' | 'fields'>): ReservationAct {
  if (kind === 'added') return 'reserved'
  return ends[String(fields.state?.to)] ?? 'revised'
}

/** Several records changed in one transaction, as one entry of the history. */
export interface BatchView {
  id: string
  kind: ChangeView['kind']
  /** A text such as „16 апартамента: Цена (€)“. */
  what: string
  size: number
  /** Only the first changes of a large batch. */
  changes: ChangeView[]
  canRevert: boolean
  /** Set if the batch is an action on a reservation. */
  act: ReservationAct | undefined
}

/** One change, or the first change of a batch. */
export interface HistoryEntryView extends ChangeView {
  batch?: BatchView | undefined
  /** The URL of the reservation that made the change. Only there it can be reverted. */
  reservation?: string | undefined
}

type Batches = ReadonlyMap<string, ChangeBatch>
type Facts = ReadonlyMap<string, FoundFacts>

interface Shown {
  batches: Batches
  isOne: boolean
  facts: Facts
}

export function describeEntry(
  building: Building,
  change: RecordChange,
  { batches, isOne, facts }: Shown,
): HistoryEntryView {
  const described = describeChange(building, change, facts)
  const batch = change.batch === null ? undefined : batches.get(change.batch)
  if (change.batch === null || !batch) return described
  const made = batch.changes.find(({ collection }) => collection === 'reservations')
  const entry = made ? byReservation(described, made) : described
  if (!isOne || batch.size === 1) return entry
  const describe = made ? describeAct : describeStep
  return { ...entry, batch: { id: change.batch, ...describe(building, batch, facts) } }
}

/**
 * Replaces the buttons that revert a change by the URL of the reservation that made it, because such a change
 * cannot be reverted alone.
 */
function byReservation(described: ChangeView, { recordId: id }: RecordChange): HistoryEntryView {
  const fields = described.fields.map((field) => ({ ...field, canRevert: false }))
  return { ...described, fields, reservation: href('/admin/reservations/:id', { id }) }
}

function describeStep(
  building: Building,
  { size, added, removed, changes }: ChangeBatch,
  facts: Facts,
): Omit<BatchView, 'id'> {
  const described = changes.map((each) => describeChange(building, each, facts))
  const revised = described.filter(({ kind }) => kind === 'revised')
  const labels = [...new Set(revised.flatMap(({ fields }) => fields.map(({ label }) => label)))]
  const isMixed = added + removed > 0 && added < size && removed < size
  const details = isMixed
    ? [
        ...(added ? [text.batch.added(added)] : []),
        ...(removed ? [text.batch.removed(removed)] : []),
        ...labels,
      ]
    : labels
  return {
    kind: isMixed ? 'revised' : (described[0]?.kind ?? 'revised'),
    what: text.batch.what(changes[0]?.collection ?? '', size, details),
    size,
    changes: described,
    canRevert: changes.every((each) => isRevertable(each) && !facts.get(each.recordId)?.isGone),
    act: undefined,
  }
}

/**
 * Describes one record that an action on a reservation changed. For a new reservation it leaves out what the
 * title of the entry says: the apartment, and that the reservation is running.
 */
function inAct(building: Building, change: RecordChange, facts: Facts): ChangeView {
  const described = describeChange(building, change, facts)
  if (change.collection !== 'reservations') return described
  const inTitle = change.kind === 'added' ? ['apartmentId', 'state'] : []
  return {
    ...described,
    what: text.acts.reserved,
    fields: described.fields.filter(({ name }) => !inTitle.includes(name)),
  }
}

const order = ['reservations', 'apartments', 'parkingSpots', 'stores', 'enquiries']

/** Lists the reservation first, then the units that it changed, then the rest. */
function describeAct(
  building: Building,
  { size, changes }: ChangeBatch,
  facts: Facts,
): Omit<BatchView, 'id'> {
  const rank = ({ collection, kind }: RecordChange) =>
    (order.indexOf(collection) + 1 || order.length + 1) + (kind === 'added' ? 0 : 0.5)
  const sorted = changes.toSorted((a, b) => rank(a) - rank(b))
  const [made] = sorted
  return {
    kind: made?.kind ?? 'revised',
    what: made ? text.actOn(building, facts.get(made.recordId) ?? {}) : '',
    size,
    changes: sorted.map((each) => inAct(building, each, facts)),
    canRevert: false,
    act: made && actOf(made),
  }
}
