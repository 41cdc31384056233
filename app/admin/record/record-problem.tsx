import { isRouteErrorResponse, Link } from 'react-router'
import { adminText } from '../../text/admin/admin.ts'
import { button } from '../../ui/button.ts'
import { ScreenLoadError } from '../frame/load-error.tsx'
import { Screen } from '../frame/screen.tsx'

interface RecordProblemProps {
  error: unknown
  title: string
  gone: string
  failed: string
  list: string
}

/** Instead of a form: the record does not exist, or could not be read. */
export function RecordProblem({ error, title, gone, failed, list }: RecordProblemProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404)
    return <ScreenLoadError title={title} message={failed} />
  return (
    <Screen title={gone}>
      <p className="text-lg">{adminText.gone.advice}</p>
      <Link to={list} className={button({ className: 'mt-6' })}>
        {adminText.backToList}
      </Link>
    </Screen>
  )
}
