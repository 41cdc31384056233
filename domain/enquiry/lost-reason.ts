/** Why an enquiry was lost: what the stage „refused“ asks. */
export const lostReasons = [
  'price',
  'other-home',
  'financing',
  'no-answer',
  'location',
  'not-suitable',
  'postponed',
  'other',
] as const
export type LostReason = (typeof lostReasons)[number]
