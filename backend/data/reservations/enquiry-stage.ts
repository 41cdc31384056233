import type { Reservation } from '../../../domain/reservation/reservation.ts'
import type { Database } from '../database.ts'
import { findEnquiry } from '../enquiries/enquiries.ts'
import { resetReservedStage, setReservedStage } from '../enquiries/enquiry-work.ts'
import { ignoreNotFound } from '../records/record-errors.ts'
import { ReservationRefused } from './errors.ts'
import { listOthers } from './units.ts'

export async function assertKnownEnquiry(db: Database, enquiryId: string | null): Promise<void> {
  if (enquiryId !== null && !(await findEnquiry(db, enquiryId)))
    throw new ReservationRefused({ kind: 'unknown-enquiry' })
}

/** Moves the enquiry to the stage „reservation“. Returns null, so that no link is stored, when it was deleted. */
export async function setEnquiryReserved(db: Database, enquiryId: string | null): Promise<string | null> {
  if (enquiryId === null) return null
  const enquiry = await setReservedStage(db, enquiryId).catch(ignoreNotFound)
  return enquiry ? enquiryId : null
}

/**
 * Moves the enquiry of an ended reservation back to the stage „offer“, unless another active reservation was
 * made from the same enquiry.
 */
export async function releaseEnquiry(db: Database, { id, enquiryId }: Reservation): Promise<void> {
  if (enquiryId === null) return
  const others = await listOthers(db, id)
  if (!others.some((other) => other.enquiryId === enquiryId))
    await resetReservedStage(db, enquiryId).catch(ignoreNotFound)
}
