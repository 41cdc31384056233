import { requestContext } from '../context.ts'
import type { Route } from './+types/robots'

export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(requestContext)
  const lines = ['User-agent: *', 'Disallow: /admin', `Sitemap: ${origin}/sitemap.xml`, '']
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
