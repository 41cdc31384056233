/** Why a home or a parking place cannot be reserved, or a reservation not changed. */
export type ReservationProblem =
  /** Somebody has reserved or sold it, or it is gone: then it has no number any more. */
  | { kind: 'home-taken' | 'spot-taken'; number: string | undefined }
  /** It has ended: it changes neither home nor places any more. */
  | { kind: 'ended' }
  /** It moves to no other home: that would be another reservation. */
  | { kind: 'other-home' }
  | { kind: 'unknown-agent' | 'unknown-enquiry' }
  /** Its buyer's data was deleted: nobody knows any more whom it would be for. */
  | { kind: 'forgotten' }

export class ReservationRefused extends Error {
  readonly problem: ReservationProblem
  constructor(problem: ReservationProblem) {
    super(`The reservation is refused: ${problem.kind}`)
    this.problem = problem
  }
}

/** What a reservation has changed is taken back by it, on its own screen, and not piece by piece. */
export class MadeByReservation extends Error {
  constructor() {
    super('The change is part of a reservation')
  }
}

/** A home or place of a running reservation is not deleted, and the history takes no status back against one, or a sale. */
export class ReservedNow extends Error {
  readonly isSale: boolean
  constructor(isSale = false) {
    super(`It is part of a ${isSale ? 'sale' : 'running reservation'}`)
    this.isSale = isSale
  }
}
