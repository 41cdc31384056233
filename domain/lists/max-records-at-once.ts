/** The most records that are changed as one: more would make other writes wait for too long. */
export const maxRecordsAtOnce = 500
