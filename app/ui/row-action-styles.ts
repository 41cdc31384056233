const base =
  'inline-flex min-h-9 cursor-pointer items-center gap-1.5 rounded-lg px-2 text-sm font-semibold sm:whitespace-nowrap disabled:opacity-50'

/** Class names of small buttons and links at the end of a table row or a card. */
export const rowAction = {
  plain: `${base} text-sea-700 hover:bg-sea-100`,
  danger: `${base} text-sold hover:bg-sold-soft`,
} as const

/** Hides the label where there is only room for the icon; screen readers still read it. */
export const rowActionLabel = 'max-2xl:sr-only'
