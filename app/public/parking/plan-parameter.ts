/** Whether the plan is enlarged is said in the URL: the server renders it, and the way back closes it. */

export const parkingPlanChoices = { plan: ['open'] } as const

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
