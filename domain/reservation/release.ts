import { z } from 'zod'
import { fault } from '../record/fault.ts'
import { optionalText } from '../record/field-schemas.ts'

/** What has become of a deposit. A released reservation says whether the buyer has it back. */
export const depositStates = ['none', 'received', 'returned', 'kept'] as const
export type DepositState = (typeof depositStates)[number]

/** Why a reservation is released. */
export const releaseReasons = [
  'changed-mind',
  'other-home',
  'price',
  'financing',
  'no-deposit',
  'no-answer',
  'mistake',
  'other',
] as const
export type ReleaseReason = (typeof releaseReasons)[number]

export interface Release {
  /** Empty where nobody was asked: a job has released it, or an earlier version of the site. */
  releaseReason: ReleaseReason | ''
  releaseNote: string
  /** Absent where it stays what it was. */
  depositState?: DepositState
}

/** What is asked of whoever releases a reservation. „Other“ needs words. */
export const releaseSchema = z
  .object({
    releaseReason: z.enum(releaseReasons, { error: fault('noReason') }),
    releaseNote: optionalText(1000),
    depositState: z.enum(depositStates, { error: fault('noDepositState') }),
  })
  .refine(({ releaseReason, releaseNote }) => releaseReason !== 'other' || releaseNote !== '', {
    path: ['releaseNote'],
    error: fault('noReasonNote'),
  })
