import { Link } from 'react-router'
import { formatDateTime } from '../../../domain/formats/dates.ts'
import { historyText as text } from '../../../text/admin/history.ts'
import { RestoreButton } from '../restore/restore-requests.tsx'
import { SteadyRows } from '../row-changes/steady-rows.tsx'
import {
  ChangedRecord,
  EntryTitle,
  FieldValues,
  kindMarks,
  RecordName,
  RevertButton,
  Withheld,
} from './change-parts.tsx'
import type { ChangeView } from './describe-change.ts'
import type { BatchView, HistoryEntryView, ReservationAct } from './describe-entry.ts'

const marks: Record<ReservationAct, string> = {
  reserved: 'bg-reserved-soft',
  revised: 'bg-sea-50',
  released: 'bg-available-soft',
  expired: 'bg-available-soft',
  sold: 'bg-sold-soft',
  resumed: 'bg-reserved-soft',
}

interface ActEntryProps {
  batch: BatchView
  act: ReservationAct
  /** The URL of the reservation's screen. */
  reservation: string | undefined
}

/** An action on a reservation with all records that it changed. */
function ActEntry({ batch: { what, changes }, act, reservation }: ActEntryProps) {
  return (
    <>
      <EntryTitle mark={marks[act]} label={text.acts[act]} what={what}>
        {reservation && <MadeByReservationNote to={reservation} />}
      </EntryTitle>
      <ul className="mt-2 grid gap-1 text-sm">
        {changes.map((change) => (
          <ChangedRecord key={change.id} change={change} namesFields />
        ))}
      </ul>
    </>
  )
}

/** Links to the reservation that made the change, because the change cannot be reverted here. */
function MadeByReservationNote({ to }: { to: string }) {
  return (
    <Link to={to} className="inline-flex min-h-9 items-center text-sm font-semibold text-sea-700 underline">
      {text.byReservation}
    </Link>
  )
}

export function ChangeLines({ changes }: { changes: HistoryEntryView[] }) {
  return (
    <SteadyRows rows={changes}>
      {(shown, isGone) => (
        <ol className="divide-y divide-sea-100 rounded-card border border-sea-100 bg-white">
          {shown.map((change) => (
            <li
              key={change.id}
              data-gone={isGone(change) || undefined}
              className="grid gap-x-6 gap-y-2 p-4 md:grid-cols-[14rem_1fr]"
            >
              <div className="text-sm text-sea-800">
                <time dateTime={change.at} className="block font-semibold text-sea-900">
                  {formatDateTime(change.at)}
                </time>
                <p className="break-words">{change.who}</p>
              </div>
              <div className="min-w-0">
                <Entry entry={change} />
              </div>
            </li>
          ))}
        </ol>
      )}
    </SteadyRows>
  )
}

function Entry({ entry }: { entry: HistoryEntryView }) {
  const { batch, reservation, form, withheld } = entry
  if (batch?.act) return <ActEntry batch={batch} act={batch.act} reservation={reservation} />
  if (batch) return <BatchEntry batch={batch} />
  return (
    <>
      <ChangeTitle change={entry} />
      <FieldLines change={entry} />
      <Withheld labels={withheld} />
      {reservation && reservation !== form && <MadeByReservationNote to={reservation} />}
    </>
  )
}

function ChangeTitle({ change }: { change: ChangeView }) {
  const { id, kind, what, form, isGone, fields, restorable } = change
  const revertable = fields.filter(({ canRevert }) => canRevert)
  return (
    <EntryTitle mark={kindMarks[kind]} label={text.kinds[kind]} what={<RecordName what={what} form={form} />}>
      {isGone && !restorable && <span className="text-sm text-sea-700">({text.gone})</span>}
      {kind === 'removed' && !isGone && <span className="text-sm text-sea-700">({text.isRestored})</span>}
      {revertable.length > 1 && <RevertButton sent={{ id, what }} label={text.revert.all} />}
      {restorable && <RestoreButton {...restorable} name={what} />}
    </EntryTitle>
  )
}

function FieldLines({ change }: { change: ChangeView }) {
  const { id, what, kind, fields } = change
  if (fields.length === 0) return null
  return (
    <dl className="mt-2 grid gap-1 text-sm">
      {fields.map((field) => (
        <div
          key={field.name}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 sm:min-h-9 sm:grid-cols-[10rem_minmax(0,1fr)_auto]"
        >
          <dt className="font-semibold wrap-anywhere text-sea-800 max-sm:row-start-1">{field.label}</dt>
          <dd className="min-w-0 wrap-anywhere whitespace-pre-line max-sm:col-span-2 max-sm:row-start-2">
            <FieldValues field={field} kind={kind} />
          </dd>
          {field.canRevert && (
            <RevertButton
              sent={{ id, what, field: field.name }}
              label={text.revert.field(field.label)}
              short={text.revert.short}
            />
          )}
        </div>
      ))}
    </dl>
  )
}

/** A batch is one line that can be expanded. It is reverted as a whole. */
function BatchEntry({ batch }: { batch: BatchView }) {
  const { id, kind, what, size, changes, canRevert } = batch
  return (
    <>
      <EntryTitle mark={kindMarks[kind]} label={text.kinds[kind]} what={what}>
        {canRevert && <RevertButton sent={{ batch: id, what }} label={text.batch.revert} />}
      </EntryTitle>
      <details className="mt-1 text-sm">
        <summary className="inline-flex min-h-9 cursor-pointer items-center font-semibold text-sea-700 underline">
          {text.batch.open}
        </summary>
        <ul className="mt-1 grid gap-1">
          {changes.map((change) => (
            <ChangedRecord key={change.id} change={change} />
          ))}
        </ul>
        {size > changes.length && (
          <Link to={`?batch=${id}`} className="inline-block py-2 font-semibold text-sea-700 underline">
            {text.batch.all(size)}
          </Link>
        )}
      </details>
    </>
  )
}
