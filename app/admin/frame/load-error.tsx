import { useEffect, useRef } from 'react'
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router'
import { adminText } from '../../../text/admin/admin.ts'
import { formsText } from '../../../text/public/bg/forms.ts'
import { site } from '../../../text/public/bg/site.ts'
import { ErrorPanel } from '../../error-page.tsx'
import { button } from '../../ui/button.ts'
import { Screen } from './screen.tsx'

/** Replaces a screen whose loader failed, or whose action was asked for what it does not do, and offers a retry. */
export function ScreenLoadError({ title, message }: { title: string; message: string }) {
  const { revalidate, state } = useRevalidator()
  const error = useRouteError()
  const shown = useRef<unknown>(undefined)
  useEffect(() => console.error(message), [message])
  useEffect(() => {
    shown.current = error
    return () => {
      shown.current = undefined
    }
  }, [error])

  // After a page was rendered with an error, React Router's first revalidation returns that same error
  // without a request, so a second one is needed.
  const retry = async () => {
    await revalidate()
    if (shown.current === error) await revalidate()
  }
  const isUnknownChange = isRouteErrorResponse(error) && error.status === 400
  return (
    <Screen title={title}>
      <ErrorPanel message={isUnknownChange ? formsText.malformed : message} />
      <button
        type="button"
        onClick={retry}
        aria-disabled={state === 'loading'}
        className={button({ kind: 'secondary', className: 'mt-4' })}
      >
        {state === 'loading' ? site.loading : adminText.actions.retry}
      </button>
    </Screen>
  )
}
