import type { Reservation } from '../../../domain/reservation/reservation.ts'
import { formatDeposit, releaseReasonLabels, reservationsText } from '../../../text/admin/reservations.ts'

export type ReleaseView = Pick<Reservation, 'releaseReason' | 'releaseNote' | 'deposit' | 'depositState'>

/** Why a reservation was released, and what has become of its deposit. */
export function ReleaseFacts({ releaseReason, releaseNote, deposit, depositState }: ReleaseView) {
  if (releaseReason === '') return null
  return (
    <div className="mb-4 rounded-lg bg-sand-100 p-3">
      <p>
        {reservationsText.release.heading}: <b>{releaseReasonLabels[releaseReason]}</b>
        {deposit > 0 && (
          <>
            {' · '}
            {reservationsText.columns.deposit}: {formatDeposit({ deposit, depositState })}
          </>
        )}
      </p>
      {releaseNote && <p className="mt-1 whitespace-pre-line wrap-anywhere">{releaseNote}</p>}
    </div>
  )
}
