/** Without an administrator nobody could ever invite one again. */
export class LastAdministrator extends Error {}

/** Nobody takes rights from himself, or gives himself any. */
export class OwnAccount extends Error {}

export class EmailTaken extends Error {}

/** The account is no longer, or not yet, in a state in which this makes sense. */
export class WrongState extends Error {}
