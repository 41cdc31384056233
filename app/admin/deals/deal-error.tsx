import { isRouteErrorResponse } from 'react-router'
import { adminText } from '../../../text/admin/admin.ts'
import { dealsText as text } from '../../../text/admin/deals.ts'
import { errors } from '../../../text/admin/errors.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ScreenLoadError } from '../frame/load-error.tsx'
import { Screen } from '../frame/screen.tsx'

/** A deal that does not exist, one of another agent, or one that could not be loaded. */
export function DealError({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) return <Screen title={text.gone} />
  if (isRouteErrorResponse(error) && error.status === 403)
    return (
      <Screen title={adminText.screens.deals}>
        <EmptyState {...text.notYours} />
      </Screen>
    )
  return <ScreenLoadError title={adminText.screens.deals} message={errors.load.deals} />
}
