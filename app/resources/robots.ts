import { loadBuilding } from '../building.ts'
import { requestContext } from '../context.ts'
import type { Route } from './+types/robots'

export async function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(requestContext)
  const { isPublished } = await loadBuilding(context)
  const rules = isPublished ? ['Disallow: /admin', `Sitemap: ${origin}/sitemap.xml`] : ['Disallow: /']
  const lines = ['User-agent: *', ...rules, '']
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
