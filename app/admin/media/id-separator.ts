/** Between the ids of chosen files. They are sent as one field: read-form.ts refuses a form of thousands of fields. */
export const idSeparator = ' '
