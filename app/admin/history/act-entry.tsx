import { Link } from 'react-router'
import { historyText as text } from '../../text/admin/history.ts'
import { EntryTitle } from './change-parts.tsx'
import { ChangedRecord } from './changed-record.tsx'
import type { BatchView } from './describe-entry.ts'
import type { ReservationAct } from './reservation-act.ts'

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
  /** Its screen. */
  reservation: string | undefined
}

/** What was done with a reservation, with all that it changed. */
export function ActEntry({ batch: { what, changes }, act, reservation }: ActEntryProps) {
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

/** Where it is taken back, since it cannot be here. */
export function MadeByReservationNote({ to }: { to: string }) {
  return (
    <Link to={to} className="inline-flex min-h-9 items-center text-sm font-semibold text-sea-700 underline">
      {text.byReservation}
    </Link>
  )
}
