/** A sale that stands, by what the sales team knows it by. */
export interface StandingSale {
  buyerName: string
  contractDate: string | null
}

/** Why an apartment or a parking spot cannot be reserved, or a reservation not changed. */
export type ReservationProblem =
  /** Somebody has reserved or sold it, or it is gone: then it has no number any more. */
  | { kind: 'apartment-taken' | 'spot-taken'; number: string | undefined }
  /** A recorded sale of it stands, whatever its status says: that is taken back first. */
  | { kind: 'apartment-sold' | 'spot-sold'; number: string | undefined; sale: StandingSale }
  /** It is a sale: agents record sales, and administrators correct them. */
  | { kind: 'admins-only' }
  /** It has ended: it changes neither apartment nor parking spots any more. */
  | { kind: 'ended' }
  /** It moves to no other apartment: that would be another reservation. */
  | { kind: 'other-home' }
  /** An agent who cannot sign in, or whom nobody knows; an enquiry that is gone. */
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

/** An apartment or parking spot of a running reservation, or a sale, is not deleted, and the history takes no status back against one. */
export class ReservedNow extends Error {
  readonly isSale: boolean
  constructor(isSale = false) {
    super(`It is part of a ${isSale ? 'sale' : 'running reservation'}`)
    this.isSale = isSale
  }
}
