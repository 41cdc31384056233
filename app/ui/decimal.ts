/** What is typed with a comma, a sign or spaces: a text field, for which phones show digits all the same. */
export const decimal = { inputMode: 'decimal', autoComplete: 'off', maxLength: 20 } as const
