/**
 * Cards beside each other. On a phone they go beyond the screen's edge, where the next one peeks in, and one swipes
 * through them.
 */
export const cardRow = {
  list: '-mx-(--gutter) flex snap-x scroll-px-(--gutter) gap-3 overflow-x-auto px-(--gutter) pb-2 sm:mx-0 sm:grid sm:overflow-visible sm:px-0',
  narrow: 'w-38 shrink-0 snap-start sm:w-auto',
  wide: 'w-4/5 shrink-0 snap-start sm:w-auto',
} as const

/** Over a rendered view. */
export const sampleMark =
  'absolute bottom-3 left-3 rounded-lg bg-sea-950/80 px-3 py-1.5 text-sm font-medium text-white'
