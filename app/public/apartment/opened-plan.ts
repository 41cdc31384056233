import { useSearchParams } from 'react-router'
import { openedHere } from '../full-screen-dialog.tsx'

const parameter = 'plan'
const opened = 'open'

/** What the URL of an apartment may say of its plan. */
export const apartmentPlanChoices = { [parameter]: [opened] }

/** The plan has a URL of its own: it can be shared, opens without scripts, and the way back closes it. */
export function useIsPlanOpen(): boolean {
  const [query] = useSearchParams()
  return query.get(parameter) === opened
}

export const openPlanLink = {
  to: { search: `?${parameter}=${opened}` },
  state: openedHere,
  preventScrollReset: true,
}
