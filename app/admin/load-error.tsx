import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { adminText } from '../text/admin.ts'
import { site } from '../text/site.ts'
import { button } from '../ui/button.ts'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { Screen } from './screen.tsx'

/** Instead of a screen whose data could not be read: the red panel, and another try. */
export function LoadError({ title, message }: { title: string; message: string }) {
  const { revalidate, state } = useRevalidator()
  useEffect(() => console.error(message), [message])
  return (
    <Screen title={title}>
      <ErrorPanel message={message} />
      <button
        type="button"
        onClick={() => revalidate()}
        aria-disabled={state === 'loading'}
        className={button({ kind: 'secondary', className: 'mt-4' })}
      >
        {state === 'loading' ? site.loading : adminText.actions.retry}
      </button>
    </Screen>
  )
}
