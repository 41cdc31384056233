/** Whether the plan is enlarged is said in the address: the server renders it, and the way back closes it. */

export const planChoices = { plan: ['open'] } as const

export function isPlanOpen(search: string): boolean {
  return new URLSearchParams(search).get('plan') === 'open'
}

/** The same page with the plan enlarged, or without. */
export function withPlan(search: string, isOpen: boolean): string {
  const query = new URLSearchParams(search)
  if (isOpen) query.set('plan', 'open')
  else query.delete('plan')
  return `?${query}`
}

interface Step {
  currentUrl: URL
  nextUrl: URL
  defaultShouldRevalidate: boolean
}

/** `shouldRevalidate` of pages with a plan: to open and to close it, nothing is read again. */
export function unlessOnlyPlan({ currentUrl, nextUrl, defaultShouldRevalidate }: Step): boolean {
  const isOnlyPlan =
    currentUrl.pathname === nextUrl.pathname &&
    currentUrl.search !== nextUrl.search &&
    withPlan(currentUrl.search, false) === withPlan(nextUrl.search, false)
  return isOnlyPlan ? false : defaultShouldRevalidate
}
