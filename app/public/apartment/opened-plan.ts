import { useLocation, useSearchParams } from 'react-router'

const parameter = 'plan'
const opened = 'open'

/** What the address of an apartment may say of its plan. */
export const planChoices = { [parameter]: [opened] }

/** Noted in the history, so that closing can go back to where one came from. */
const fromPage = { openedFromPage: true }

/** The plan has an address of its own: it can be shared, opens without scripts, and the way back closes it. */
export function useOpenedPlan() {
  const [query] = useSearchParams()
  const { state } = useLocation()
  return {
    isOpen: query.get(parameter) === opened,
    cameFromPage: (state as typeof fromPage | null)?.openedFromPage === true,
  }
}

export const openPlanLink = {
  to: { search: `?${parameter}=${opened}` },
  state: fromPage,
  preventScrollReset: true,
}
