import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { adminText } from '../../text/admin/admin.ts'
import { button } from '../../ui/button.ts'
import { useMayChange } from '../session/use-role.ts'

interface FormEndProps {
  saving: boolean
  /** Where cancelling leads, if anywhere. */
  list: string | undefined
  /** More buttons, at the other side. */
  children: ReactNode
}

/** The last line of a form, always in view. */
export function FormFooter({ saving, list, children }: FormEndProps) {
  const mayChange = useMayChange()
  return (
    <div className="sticky bottom-(--bottom-taken) z-10 flex flex-wrap items-center gap-3 border-t border-sand-200 bg-sand-50 py-3">
      {mayChange && (
        <button type="submit" aria-disabled={saving} className={button()}>
          {saving ? adminText.saving : adminText.actions.save}
        </button>
      )}
      {list && (
        <Link to={list} className={button({ kind: 'secondary' })}>
          {mayChange ? adminText.actions.cancel : adminText.backToList}
        </Link>
      )}
      <span className="ml-auto flex gap-3">{children}</span>
    </div>
  )
}
