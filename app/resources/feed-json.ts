import type { Route } from './+types/feed-json'
import { feedLoader } from './feed-loader.ts'

export function loader({ request, context }: Route.LoaderArgs) {
  return feedLoader({ request, context }, 'application/json; charset=utf-8', (feed) => JSON.stringify(feed))
}
