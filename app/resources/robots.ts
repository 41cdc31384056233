import type { Route } from './+types/robots'

export function loader({ request }: Route.LoaderArgs) {
  const { origin } = new URL(request.url)
  const lines = ['User-agent: *', 'Disallow: /admin', `Sitemap: ${origin}/sitemap.xml`, '']
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
