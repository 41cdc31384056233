import { writeFeedXml } from '../../domain/feed/write-xml.ts'
import type { Route } from './+types/feed-xml'
import { answerFeed } from './answer-feed.ts'

export function loader({ request, context }: Route.LoaderArgs) {
  return answerFeed({ request, context }, 'application/xml; charset=utf-8', writeFeedXml)
}
