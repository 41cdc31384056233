import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { firstTouch } from './first-touch.ts'
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

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydrationSignal>
        <HydratedRouter />
      </HydrationSignal>
    </StrictMode>,
  )
})

reloadOnMissingScript()
if (import.meta.env.PROD) registerServiceWorker()
