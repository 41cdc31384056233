const base =
  'inline-flex min-h-9 cursor-pointer items-center gap-1.5 rounded-lg px-2 text-sm font-semibold sm:whitespace-nowrap disabled:opacity-50'

/** The look of the small buttons and links at the end of a table's row or a card. */
export const rowAction = {
  plain: `${base} text-sea-700 hover:bg-sea-100`,
  danger: `${base} text-sold hover:bg-sold-soft`,
} as const

/** Where there is little room the sign alone stands; its name stays for everyone who asks for it. */
export const rowActionLabel = 'max-2xl:sr-only'
