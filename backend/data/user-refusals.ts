/** Without an administrator nobody could ever invite one again. */
export class LastAdministrator extends Error {
  override name = 'LastAdministrator'
}

/** Nobody takes rights from himself, or gives himself any. */
export class OwnAccountRefused extends Error {
  override name = 'OwnAccount'
}

export class EmailTaken extends Error {
  override name = 'EmailTaken'
}

/** The account is no longer, or not yet, in a state in which this makes sense. */
export class WrongState extends Error {
  override name = 'WrongState'
}

const refusals = ['LastAdministrator', 'OwnAccount', 'EmailTaken', 'WrongState'] as const

/**
 * By name: what the backend's own objects throw comes from its sources, and a built page has a copy of these classes,
 * which `instanceof` tells apart.
 */
export function refusalOf(thrown: unknown): (typeof refusals)[number] | undefined {
  return refusals.find((name) => thrown instanceof Error && thrown.name === name)
}
