import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { registerServiceWorker } from './offline/register-service-worker.ts'
import { reloadOnMissingScript } from './offline/reload-on-missing-script.ts'

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})

reloadOnMissingScript()
if (import.meta.env.PROD) registerServiceWorker()
