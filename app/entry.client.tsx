import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { loadText } from '../text/public/load-text.ts'
import { firstTouch } from './first-touch.ts'
import { TextProvider } from './locale.tsx'
import { registerServiceWorker } from './offline/register-service-worker.ts'
import { reloadOnMissingScript } from './offline/reload-on-missing-script.ts'

/**
 * Dispatches `hydrated`, so that taps which were held until now are repeated. React runs effects of children first:
 * when this effect runs, the whole page is interactive.
 */
function HydrationSignal({ children }: { children: ReactNode }) {
  useEffect(() => {
    dispatchEvent(new Event(firstTouch.hydrated))
  }, [])
  return children
}

// A page of another language is another document, so a document needs the texts of one language only.
const text = await loadText()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydrationSignal>
        <TextProvider text={text}>
          <HydratedRouter />
        </TextProvider>
      </HydrationSignal>
    </StrictMode>,
  )
})

reloadOnMissingScript()
if (import.meta.env.PROD) registerServiceWorker()
