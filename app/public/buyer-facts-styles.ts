/** How what buyers ask first stands on a page: a part of its own, or one among many. */
export const buyerFactsStyles = {
  home: { section: 'page-frame pt-16 sm:pt-20', heading: 'text-4xl font-black sm:text-5xl' },
  apartment: { section: 'off-paper mt-16', heading: 'text-2xl' },
} as const

export type BuyerFactsPlacement = keyof typeof buyerFactsStyles
