/** `button-base` is a hook for print.css, forced-colors.css and admin-frame.css. */
const base =
  'button-base inline-flex min-h-11 max-w-full cursor-pointer items-center justify-center gap-2 rounded-lg px-5 py-2.5 text-center font-semibold transition-colors disabled:cursor-not-allowed disabled:opacity-60'

const kinds = {
  primary: 'bg-coral-600 text-white hover:bg-coral-700',
  secondary: 'border border-sea-200 bg-white text-sea-800 hover:border-sea-500 hover:bg-sea-50',
  glass: 'border border-white/60 bg-sea-950/30 text-white hover:bg-sea-950/60',
  quiet: 'text-sea-700 hover:bg-sea-50',
  danger: 'border border-sold/30 bg-white text-sold hover:bg-sold-soft',
} as const

/** Class names for buttons and for links that look like buttons. */
export function button({
  kind = 'primary',
  className = '',
}: {
  kind?: keyof typeof kinds
  className?: string
} = {}) {
  return `${base} ${kinds[kind]} ${className}`
}
