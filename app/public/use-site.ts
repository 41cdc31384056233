import { useRouteLoaderData } from 'react-router'
import type { loader } from './layout.tsx'

/** What every public page knows: the company behind the site, and the URL that the site has. */
export function useSite() {
  const site = useRouteLoaderData<typeof loader>('public/layout')
  if (!site) throw new Error('Only pages below the public layout know the site')
  return site
}
