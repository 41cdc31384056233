const base =
  'block w-full rounded-lg border border-sea-200 bg-white px-3 text-base text-sea-950 [&[readonly]]:bg-sand-100 aria-invalid:border-sold disabled:bg-sand-100'

/** Class names of inputs, selects and text areas; `low` is for forms with many fields. */
export const control = { usual: `${base} min-h-11 py-2`, low: `${base} min-h-10 py-1.5` } as const

/** For numbers with a comma, a sign or spaces: a text field with a numeric keyboard on phones. */
export const decimal = { inputMode: 'decimal', autoComplete: 'off', maxLength: 20 } as const
