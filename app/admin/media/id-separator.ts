/** Between the ids of chosen files, which travel as one field: thousands of fields would be no form. */
export const idSeparator = ' '
