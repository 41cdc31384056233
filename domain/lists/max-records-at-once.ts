/** The most records that one transaction changes: more would block other writers for too long. */
export const maxRecordsAtOnce = 500
