import { useEffect } from 'react'
import { useLocation } from 'react-router'

interface RouteScripts {
  /** The path relative to the parent route. */
  path?: string
  parentId?: string
  module: string
  imports?: string[]
  clientActionModule?: string
  clientLoaderModule?: string
}

declare global {
  interface Window {
    /** React Router's manifest with the scripts of each route. */
    __reactRouterManifest?: { version: string; routes: Record<string, RouteScripts> }
  }
}

const adminChunk = /^admin\//

/**
 * On a list, preloads the scripts of the routes below it while the browser is idle. Otherwise submitting a
 * form to such a route would load its script first; if that fails without a connection, the router reloads
 * the whole page.
 */
export function useAdminScripts(): void {
  const [, , screen = ''] = useLocation().pathname.split('/')
  useEffect(() => {
    const whenIdle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 1000))
    whenIdle(() => preloadBelow(`${screen}/`))
  }, [screen])
}

function preloadBelow(screen: string): void {
  const routes = window.__reactRouterManifest?.routes ?? {}
  const pathOf = ({ path = '', parentId = '' }: RouteScripts): string => {
    const parent = routes[parentId]
    return parent?.parentId && parent.path !== 'admin' ? `${pathOf(parent)}/${path}` : path
  }
  const scripts = Object.entries(routes)
    .filter(([id, route]) => adminChunk.test(id) && pathOf(route).startsWith(screen))
    .flatMap(([, { module, imports = [], clientActionModule = module, clientLoaderModule = module }]) => [
      module,
      clientActionModule,
      clientLoaderModule,
      ...imports,
    ])
  for (const href of new Set(scripts)) {
    if (document.head.querySelector(`link[href="${href}"]`)) continue
    const link = Object.assign(document.createElement('link'), {
      rel: 'modulepreload',
      href,
      fetchPriority: 'low',
    })
    document.head.append(link)
  }
}
