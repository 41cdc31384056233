import { useEffect } from 'react'

declare global {
  interface Window {
    /** Written by React Router: the scripts of each route. */
    __reactRouterManifest?: {
      version: string
      routes: Record<string, { module: string; imports?: string[]; clientActionModule?: string }>
    }
  }
}

const room = /^admin\//

/**
 * The scripts of the other screens come while the browser is idle. A button that sends a form to one of them would
 * otherwise fetch its script first; where that fails, without a connection, the router gives the whole page up.
 */
export function useOfficeScripts(): void {
  useEffect(() => {
    const whenIdle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 1000))
    whenIdle(preloadOffice)
  }, [])
}

function preloadOffice(): void {
  const routes = Object.entries(window.__reactRouterManifest?.routes ?? {})
  const scripts = routes
    .filter(([id]) => room.test(id))
    .flatMap(([, { module, imports = [], clientActionModule = module }]) => [
      module,
      clientActionModule,
      ...imports,
    ])
  for (const href of new Set(scripts)) {
    const link = Object.assign(document.createElement('link'), {
      rel: 'modulepreload',
      href,
      fetchPriority: 'low',
    })
    document.head.append(link)
  }
}
