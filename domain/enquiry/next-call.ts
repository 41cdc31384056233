export function isCallDue(nextCallOn: string | null, today: string): boolean {
  return nextCallOn !== null && nextCallOn <= today
}

/** Whether a next call is set to a day in the past. A day that was stored before may stay. */
export function isCallTooEarly(wanted: string, before: string | null, today: string): boolean {
  return wanted < today && wanted !== before
}
