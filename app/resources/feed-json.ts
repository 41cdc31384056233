import type { Route } from './+types/feed-json'
import { answerFeed } from './answer-feed.ts'

export function loader({ request, context }: Route.LoaderArgs) {
  return answerFeed({ request, context }, 'application/json; charset=utf-8', (feed) => JSON.stringify(feed))
}
