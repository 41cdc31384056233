import { href } from 'react-router'
import type { ChangeBatch } from '../../../backend/data/history/history.ts'
import type { FoundFacts } from '../../../backend/data/history/record-facts.ts'
import { isRevertable } from '../../../backend/data/history/revert-batch.ts'
import type { RecordChange } from '../../../domain/record/record-change.ts'
import { historyText as text } from '../../text/admin/history.ts'
import { type ChangeView, describeChange } from './describe-change.ts'
import { actOf, type ReservationAct } from './reservation-act.ts'

/** Several records that were changed in one step, as one entry of the history. */
export interface BatchView {
  id: string
  kind: ChangeView['kind']
  /** „16 апартамента: Цена (€)“ */
  what: string
  size: number
  /** The first of them. */
  changes: ChangeView[]
  canRevert: boolean
  /** What was done with a reservation, where that is what the step was. */
  act: ReservationAct | undefined
}

/** An entry of the history: one change, which may stand for all of its step. */
export interface HistoryEntryView extends ChangeView {
  batch?: BatchView | undefined
  /** The screen of the reservation that has made the change, and takes it back. */
  reservation?: string | undefined
}

type Batches = ReadonlyMap<string, ChangeBatch>
type Facts = ReadonlyMap<string, FoundFacts>

export function describeEntry(
  change: RecordChange,
  { batches, isOne }: { batches: Batches; isOne: boolean },
  facts: Facts,
): HistoryEntryView {
  const described = describeChange(change, facts)
  const batch = change.batch === null ? undefined : batches.get(change.batch)
  if (change.batch === null || !batch) return described
  const made = batch.changes.find(({ collection }) => collection === 'reservations')
  const entry = made ? byReservation(described, made) : described
  if (!isOne || batch.size === 1) return entry
  return { ...entry, batch: { id: change.batch, ...(made ? describeAct : describeStep)(batch, facts) } }
}

/** What belongs to a reservation is not taken back by itself. */
function byReservation(described: ChangeView, { recordId: id }: RecordChange): HistoryEntryView {
  const fields = described.fields.map((field) => ({ ...field, canRevert: false }))
  return { ...described, fields, reservation: href('/admin/reservations/:id', { id }) }
}

function describeStep({ size, added, removed, changes }: ChangeBatch, facts: Facts): Omit<BatchView, 'id'> {
  const described = changes.map((each) => describeChange(each, facts))
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

/** Without what the entry's title says: the apartment, and that a new reservation runs. */
function inAct(change: RecordChange, facts: Facts): ChangeView {
  const described = describeChange(change, facts)
  if (change.collection !== 'reservations') return described
  const said = change.kind === 'added' ? ['apartmentId', 'state'] : []
  return {
    ...described,
    what: text.acts.reserved,
    fields: described.fields.filter(({ name }) => !said.includes(name)),
  }
}

const order = ['reservations', 'apartments', 'parkingSpots', 'enquiries']

/** The reservation first, as it was made, then what it has changed. */
function describeAct({ size, changes }: ChangeBatch, facts: Facts): Omit<BatchView, 'id'> {
  const place = ({ collection, kind }: RecordChange) =>
    order.indexOf(collection) + (kind === 'added' ? 0 : 0.5)
  const sorted = changes.toSorted((a, b) => place(a) - place(b))
  const [made] = sorted
  return {
    kind: made?.kind ?? 'revised',
    what: made ? text.actOn(facts.get(made.recordId) ?? {}) : '',
    size,
    changes: sorted.map((each) => inAct(each, facts)),
    canRevert: false,
    act: made && actOf(made),
  }
}
