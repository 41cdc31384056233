/** One or two lines. In a file of its own, so that the translations do not bring the form's schema along. */
export const maxEntryText = 500
