/** The URL parameters of the view: whether it is on the whole screen, and whether it is dusk. */
export const viewParameter = 'view'
export const lightParameter = 'light'

export const windowViewChoices = { [viewParameter]: ['open'], [lightParameter]: ['dusk'] } as const

interface ViewState {
  isOpen: boolean
  isDusk: boolean
}

export function readViewState(query: URLSearchParams): ViewState {
  return { isOpen: query.get(viewParameter) === 'open', isDusk: query.get(lightParameter) === 'dusk' }
}

/** The query of the page in this state, empty for the usual one. What was chosen of the costs stays. */
export function viewSearch(shown: URLSearchParams, { isOpen, isDusk }: ViewState): string {
  const query = new URLSearchParams(shown)
  query.delete(viewParameter)
  query.delete(lightParameter)
  if (isOpen) query.set(viewParameter, 'open')
  if (isDusk) query.set(lightParameter, 'dusk')
  return query.size > 0 ? `?${query}` : ''
}
