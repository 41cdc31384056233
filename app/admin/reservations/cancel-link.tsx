import { Link, useLocation } from 'react-router'
import { adminText } from '../../../text/admin/admin.ts'
import { button } from '../../ui/button.ts'
import { returnTo } from '../record/return-to.ts'

/** Leads back to where the form was opened from, or to `to`. */
export function CancelLink({ to }: { to: string }) {
  const { search } = useLocation()
  return (
    <Link to={returnTo(to, search)} className={button({ kind: 'secondary' })}>
      {adminText.actions.cancel}
    </Link>
  )
}
