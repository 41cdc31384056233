const base =
  'block w-full rounded-lg border border-sea-200 bg-white px-3 text-base text-sea-950 [&[readonly]]:bg-sand-100 aria-invalid:border-sold disabled:bg-sand-100'

/** The look of an input, a choice or a text area; forms of many lines use the lower one. */
export const control = { usual: `${base} min-h-11 py-2`, low: `${base} min-h-10 py-1.5` } as const

/** What is typed with a comma, a sign or spaces: a text field, for which phones show digits all the same. */
export const decimal = { inputMode: 'decimal', autoComplete: 'off', maxLength: 20 } as const
